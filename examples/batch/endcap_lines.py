"""Scores rows with one process `endcap batch -`, which keeps its models in memory.

Needs only Python's standard library. docs/batch.md lists the columns of rows and answers.
"""

import json
import os
import shlex
import subprocess
import threading
import time

#: The command, for example "docker run --rm -i -v /data:/data endcap".
COMMAND = os.environ.get("BATCH_COMMAND", "endcap")
#: Times that rows are sent to a new process after one has died.
ATTEMPTS = 3


class EndcapLines:
    """A process that answers rows. It ends when this object is closed, or when this Python process ends."""

    def __init__(self, images, threads=1, options=()):
        """`images` are the places of --images, `threads` the images that are analyzed at the same time."""
        self._command = [*shlex.split(COMMAND), "batch", "-", "--images", *images, *options]
        self._environment = {**os.environ, "ENDCAP_WORKER_THREADS": str(threads)}
        self._process = None

    def score(self, rows):
        """Returns an answer for each row, in order. Raises RuntimeError if the process dies again and again."""
        answers = []
        for _ in range(ATTEMPTS):
            answers += self._ask(rows[len(answers) :])
            if len(answers) == len(rows):
                return answers
            self.close()
        raise RuntimeError(f"endcap died {ATTEMPTS} times: see its messages above")

    def close(self):
        """Ends the process."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()
        self._process = None

    def _ask(self, rows):
        """Returns the answers up to the end of the process."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self._environment
            )
        # Writes while answers are read, because both pipes would fill up otherwise.
        writer = threading.Thread(target=_send, args=(self._process.stdin, rows), daemon=True)
        writer.start()
        answers = []
        for line in self._process.stdout:
            # A process that is killed may leave half a line.
            if not line.endswith(b"\n"):
                break
            answers.append({**json.loads(line), "scored_at": time.time()})
            if len(answers) == len(rows):
                break
        writer.join()
        return answers


def _send(stream, rows):
    try:
        for row in rows:
            stream.write(json.dumps(row).encode() + b"\n")
        stream.flush()
    except BrokenPipeError:
        pass
