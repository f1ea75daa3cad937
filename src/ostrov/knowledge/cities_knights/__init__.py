"""What a seat may conclude about the progress cards of Cities & Knights."""
