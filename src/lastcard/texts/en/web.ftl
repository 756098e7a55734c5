# The browser: what stands on every page.

web-title = Last Card
web-nowhere = There is nothing here.
web-to-start = To the start page
web-no-way-in = This table cannot be entered.
web-connecting = One moment …
web-line-lost = The connection is lost. Trying again …
web-offline = The server does not answer. Are you online?
web-failed = That did not work.
web-lobby-guest = Guest
