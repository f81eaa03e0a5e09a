ledger-ask = На какой счёт пойдёт монета?
ledger-act-put = Положить монету на счёт { $account }
ledger-put = { $seat } кладёт монету на счёт { $account }.
ledger-full = Книга заполнена
