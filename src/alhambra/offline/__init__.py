"""Tables without a server: the same rules, views, options and bots, in a page that keeps its games itself.

`desk` answers what the page asks. It runs in a web worker, where `page` ties it to the browser, and in tests anywhere.
"""
