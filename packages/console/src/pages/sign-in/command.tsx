/** Commands for a terminal. */
export const Command = ({ children }: { children: string }) => <pre class="command">{children}</pre>
