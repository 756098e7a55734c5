# The browser: texts on every page.

web-title = Last Card
web-nowhere = There is nothing here.
web-to-start = To the start page
web-no-way-in = You cannot enter this table.
web-connecting = One moment…
web-line-lost = Connection lost. Trying again…
web-offline = The server does not respond. Are you online?
web-failed = That did not work.
web-lobby-guest = Guest
