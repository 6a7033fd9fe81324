import type { Font } from "opentype.js";

/**
 * Ligatures and letters whose form depends on their neighbors, as HarfBuzz sets them: the lookups of the font's Latin
 * script that our fonts have (OpenType, GSUB types 1, 2, 4 and 6 by coverage). opentype.js parses them, and sets only type 4.
 */

/** Features that are on by default in horizontal text. */
const FEATURES = ["calt", "ccmp", "clig", "liga", "rclt", "rlig"];
const SINGLE = 1;
const MULTIPLE = 2;
const LIGATURE = 4;
const CHAINED = 6;

type Coverage = unknown;

/** Members of opentype.js that its types lack. */
interface Substituting {
  substitution?: { getCoverageIndex(coverage: Coverage, glyph: number): number };
  tables: { gsub?: Gsub };
}

interface Gsub {
  scripts: { tag: string; script: { defaultLangSys?: { featureIndexes: number[] } } }[];
  features: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookups: Lookup[];
}

interface Lookup {
  lookupType: number;
  subtables: Subtable[];
}

/** The members of each type of lookup. */
interface Subtable {
  substFormat: number;
  coverage: Coverage;
  deltaGlyphId: number;
  substitute: number[];
  sequences: number[][];
  ligatureSets: { ligGlyph: number; components: number[] }[][];
  backtrackCoverage: Coverage[];
  inputCoverage: Coverage[];
  lookaheadCoverage: Coverage[];
  lookupRecords: { sequenceIndex: number; lookupListIndex: number }[];
}

/**
 * Returns the glyphs (by index) of letters that stand side by side in one font.
 * @param isSpaced whether letters are set apart, so that none are drawn as one
 */
export function glyphForms(font: Font, letters: number[], isSpaced: boolean): number[] {
  const { tables, substitution } = font as unknown as Substituting;
  if (!tables.gsub || !substitution) return letters;
  const { lookups } = tables.gsub;
  const isCovered = (coverage: Coverage, glyph: number | undefined) =>
    glyph === undefined ? -1 : substitution.getCoverageIndex(coverage, glyph);
  const glyphs = [...letters];

  /** Applies a lookup to one place. @returns how many glyphs of the result it has dealt with; 0 when it does not apply */
  function apply({ lookupType, subtables }: Lookup, at: number): number {
    for (const subtable of subtables) {
      const done = lookupType === CHAINED ? applyChained(subtable, at) : applyPlain(lookupType, subtable, at);
      if (done > 0) return done;
    }
    return 0;
  }

  function applyPlain(type: number, subtable: Subtable, at: number): number {
    const index = isCovered(subtable.coverage, glyphs[at]);
    if (index < 0) return 0;
    if (type === SINGLE) {
      glyphs[at] =
        subtable.substFormat === 1 ? glyphs[at] + subtable.deltaGlyphId : subtable.substitute[index];
      return 1;
    }
    if (type === MULTIPLE) {
      glyphs.splice(at, 1, ...subtable.sequences[index]);
      return Math.max(1, subtable.sequences[index].length);
    }
    const ligature = subtable.ligatureSets[index].find(({ components }) =>
      components.every((component, next) => glyphs[at + 1 + next] === component),
    );
    if (!ligature) return 0;
    glyphs.splice(at, 1 + ligature.components.length, ligature.ligGlyph);
    return 1;
  }

  function applyChained(
    { backtrackCoverage, inputCoverage, lookaheadCoverage, lookupRecords }: Subtable,
    at: number,
  ): number {
    const after = at + inputCoverage.length;
    const isMatch =
      inputCoverage.every((coverage, index) => isCovered(coverage, glyphs[at + index]) >= 0) &&
      backtrackCoverage.every((coverage, index) => isCovered(coverage, glyphs[at - 1 - index]) >= 0) &&
      lookaheadCoverage.every((coverage, index) => isCovered(coverage, glyphs[after + index]) >= 0);
    if (!isMatch) return 0;
    for (const { sequenceIndex, lookupListIndex } of lookupRecords)
      apply(lookups[lookupListIndex], at + sequenceIndex);
    return inputCoverage.length;
  }

  for (const lookup of lookupsOf(tables.gsub)) {
    if (isSpaced && lookup.lookupType === LIGATURE) continue;
    if (![SINGLE, MULTIPLE, LIGATURE, CHAINED].includes(lookup.lookupType)) continue;
    for (let at = 0; at < glyphs.length; ) at += Math.max(1, apply(lookup, at));
  }
  return glyphs;
}

/** The lookups of all features, in their order in the font. */
function lookupsOf({ scripts, features, lookups }: Gsub): Lookup[] {
  const script = scripts.find(({ tag }) => tag === "latn") ?? scripts.find(({ tag }) => tag === "DFLT");
  const used = (script?.script.defaultLangSys?.featureIndexes ?? [])
    .map((index) => features[index])
    .filter(({ tag }) => FEATURES.includes(tag))
    .flatMap(({ feature }) => feature.lookupListIndexes);
  return [...new Set(used)].toSorted((one, other) => one - other).map((index) => lookups[index]);
}
