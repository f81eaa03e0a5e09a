"""The games. Each stands alone: none imports another, and all rest on the kernel and the table library."""
