"""All numbers of the rules on one page, for plain Python above the engine.

Compiled modules name the file of the room that a number belongs to.
"""

from ostrov.engine.base.constants import *
from ostrov.engine.cities_knights.constants import *
from ostrov.engine.combined.constants import *
from ostrov.engine.core.constants import *
from ostrov.engine.seafarers.constants import *
from ostrov.engine.setup.constants import *
