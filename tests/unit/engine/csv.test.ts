import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { csv } from "~/engine/shared/csv";

test("texts survive whatever they contain, and a spreadsheet runs none of them", () => {
  const texts = ["Cook County", 'A "city", of two', "two\nlines", "=HYPERLINK(1)", "+1", "-1", "@sum"];
  const file = csv(texts.map((text) => [text]));
  expect(parse(file).flat()).toEqual([...texts.slice(0, 3), "'=HYPERLINK(1)", "'+1", "'-1", "'@sum"]);
});

test("amounts and numbers can be added up, also negative ones", () => {
  expect(csv([[{ cents: 123_456 }, { cents: -5 }, { cents: 0 }, -3, 0, true, null, ""]])).toBe(
    "1234.56,-0.05,0.00,-3,0,true,,\r\n",
  );
});

test("every row ends with a line break, and a file for people begins with a byte order mark", () => {
  expect(csv([["a"], ["b"]], { bom: true })).toBe("\uFEFFa\r\nb\r\n");
  expect(csv([])).toBe("");
});
