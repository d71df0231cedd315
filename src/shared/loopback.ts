/** The names of this machine. A service at one of them answers at all of them. */
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
