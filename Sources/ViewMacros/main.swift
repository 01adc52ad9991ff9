import MacroExpansion

MacroServer.run()
