import { Rejection } from "./rejection.mjs";

const NAME = "[A-Za-z_][\\w:.-]*";
const ATTRIBUTE = `\\s+(${NAME})\\s*=\\s*("[^"<]*"|'[^'<]*')`;
const OPENING = new RegExp(`<(${NAME})((?:${ATTRIBUTE.replace(/\((?!\?)/g, "(?:")})*)\\s*(/?)>`, "y");
const CLOSING = new RegExp(`</(${NAME})\\s*>`, "y");
const SKIPPED = [
  { start: "<!--", end: "-->" },
  { start: "<?", end: "?>" },
  { start: "<![CDATA[", end: "]]>" },
];
const DOCTYPE = /<!DOCTYPE[^[\]<>]*>/y;

/**
 * Reads the start and end tags of an SVG file. Comments, instructions and text are skipped, and nothing is expanded: a
 * document type with definitions is rejected.
 * @param {string} text
 * @returns {Generator<{ name: string, attributes: Record<string, string>, isEmpty: boolean } | { end: string }>}
 * @throws Rejection when it is not well-formed
 */
export function* svgTags(text) {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const skipped = SKIPPED.find(({ start }) => text.startsWith(start, at));
    if (skipped) {
      at = text.indexOf(skipped.end, at) + skipped.end.length;
      if (at < skipped.end.length) throw unreadable();
      continue;
    }
    const [pattern] = [DOCTYPE, OPENING, CLOSING].filter((each) => matchesAt(each, text, at));
    if (!pattern) throw unreadable();
    const [whole, name, attributes, slash] = pattern.exec(text);
    at = pattern.lastIndex;
    if (pattern === OPENING)
      yield { name: local(name), attributes: read(attributes), isEmpty: slash === "/" };
    if (pattern === CLOSING) yield { end: local(name) };
    pattern.lastIndex = 0;
    if (whole === "") throw unreadable();
  }
}

function matchesAt(pattern, text, at) {
  pattern.lastIndex = at;
  const matches = pattern.test(text);
  pattern.lastIndex = at;
  return matches;
}

function read(attributes) {
  const pairs = [...attributes.matchAll(new RegExp(ATTRIBUTE, "g"))];
  return Object.fromEntries(
    pairs.map(([, name, value]) => [name, value.slice(1, -1).replace(/&#(?:x[aAdD9]|9|10|13);/g, " ")]),
  );
}

/** Only the default prefix and `svg:` belong to SVG; names of other vocabularies keep their prefix, and mean nothing here. */
function local(name) {
  return name.startsWith("svg:") ? name.slice(4) : name;
}

function unreadable() {
  return new Rejection({ code: "unreadable" });
}
