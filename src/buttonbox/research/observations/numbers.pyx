"""Write numbers into an observation; numbers.pxd has them, numbers.py describes them."""
