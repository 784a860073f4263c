"""Imports every module of a package, so that code that cannot be loaded is found."""

import importlib
import pkgutil
import sys

package = importlib.import_module(sys.argv[1])
modules = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
for module in modules:
    importlib.import_module(module)
print(f"{len(modules)} modules can be imported")
