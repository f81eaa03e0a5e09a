ledger-ask = ¿A qué cuenta va la moneda?
ledger-act-put = Poner una moneda en la cuenta { $account }
ledger-put = { $seat } pone una moneda en la cuenta { $account }.
ledger-full = El libro está lleno
