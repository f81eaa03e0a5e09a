ledger-ask = Where does the coin go?
ledger-act-put = Put a coin on account { $account }
ledger-put = { $seat } puts a coin on account { $account }.
ledger-full = The book is full
