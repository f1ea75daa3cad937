"""The progress cards, a file a deck, a short function a card."""
