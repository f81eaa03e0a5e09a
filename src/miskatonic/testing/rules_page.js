const form = document.querySelector("form");
const words = document.getElementById("words");
const shown = document.getElementById("shown");
const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const entries = [...document.querySelectorAll("article")].map((article) => ({
  article,
  heading: fold(article.id + " " + article.querySelector("h4").textContent + " " + article.querySelector(".titles").textContent),
  clauses: [...article.querySelectorAll(".clause")].map((row) => ({ row, text: fold(row.textContent) })),
}));

function filter() {
  const sought = fold(words.value).split(/\s+/).filter(Boolean);
  const statuses = new Set([...form.querySelectorAll("[name=status]:checked")].map((box) => box.value));
  let count = 0;
  for (const { article, heading, clauses } of entries) {
    let any = false;
    for (const { row, text } of clauses) {
      const fits = statuses.has(row.dataset.status) && sought.every((word) => heading.includes(word) || text.includes(word));
      row.hidden = !fits;
      any ||= fits;
      count += fits;
    }
    article.hidden = !any;
  }
  for (const part of document.querySelectorAll("details, .game")) part.hidden = !part.querySelector("article:not([hidden])");
  shown.textContent = count === 1 ? "1 clause" : `${count} clauses`;
}

form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
filter();
