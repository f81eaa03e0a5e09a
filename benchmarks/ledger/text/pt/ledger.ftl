ledger-ask = Para que conta vai a moeda?
ledger-act-put = Pôr uma moeda na conta { $account }
ledger-put = { $seat } põe uma moeda na conta { $account }.
ledger-full = O livro está cheio
