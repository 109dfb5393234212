"""What a seat sees of a state, as numbers: encoders, their fields, and Gymnasium spaces."""
