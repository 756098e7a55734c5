"""What each seat may see: views, events, and the words for them."""
