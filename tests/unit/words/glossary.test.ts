import { expect, test } from "vitest";
import { EXCEPTIONS } from "./exceptions";
import { GLOSSARY, type Term } from "./glossary";
import { allNames, type Name, wordsOf } from "./names";

const names = allNames();

test("a name's words are found in all its spellings", () => {
  for (const name of ["isKeptInMemory", "IS_KEPT_IN_MEMORY", "is-kept-in-memory", "IsKeptInMemory"])
    expect(wordsOf(name)).toEqual(["is", "kept", "in", "memory"]);
  expect(wordsOf("toHTMLText")).toEqual(["to", "html", "text"]);
});

test("names are found in all three folders", () => {
  for (const [text, path] of [
    ["parseDesignDocument", "app/design/document/document.ts"],
    ["allNames", "tests/unit/words/names.ts"],
  ])
    expect(names).toContainEqual(expect.objectContaining({ text, path }));
  expect(names.some(({ path }) => path.startsWith("scripts/"))).toBe(true);
});

test.each(GLOSSARY)("no name says “$term”: $use", (term) => {
  const wrong = names.filter((name) => has(name, term) && !isException(name));
  expect(wrong.map(({ path, text }) => (path === text ? path : `${path}: ${text}`))).toEqual([]);
});

test("each exception is needed", () => {
  const needed = names.filter((name) => GLOSSARY.some((term) => has(name, term)));
  const idle = EXCEPTIONS.filter(
    ({ name, in: where }) => !needed.some((each) => name.test(each.text) && where.test(each.path)),
  );
  expect(idle.map(({ why }) => why)).toEqual([]);
});

function has({ words, path, isShared }: Name, { term, in: where, isForShared, isNoun }: Term): boolean {
  if ((where && !where.test(path)) || (isForShared && !isShared)) return false;
  const parts = term.split(" ").map((part) => part.split("|"));
  const tried = isNoun ? words.slice(-parts.length) : words;
  return tried.some((_, start) => parts.every((part, index) => part.includes(tried[start + index])));
}

function isException({ text, path }: Name): boolean {
  return EXCEPTIONS.some(({ name, in: where }) => name.test(text) && where.test(path));
}
