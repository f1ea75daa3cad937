"""Cities & Knights, a module for each chapter of its rules, a file for each deck of its cards."""
