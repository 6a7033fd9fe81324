import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { designWarnings } from "~/design/advice/warnings";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import { DesignSvg } from "~/design/drawing/design-svg";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, typed } from "./a-design";

const IDS = ["added-1", "added-2", "added-3"];
const boxes: Record<string, Box> = {
  "added-1": { x: 20, y: 10, width: 20, height: 10 },
  "added-2": { x: 50, y: 30, width: 30, height: 10 },
  "added-3": { x: 120, y: 60, width: 10, height: 10 },
};

/** A mug with three drawings at those places. */
const three = IDS.flatMap((id): Command[] => [
  { type: "add-layer", surface: "wrap", kind: "art" },
  { type: "set-box", surface: "wrap", layer: id, box: boxes[id] },
]).reduce(applyCommand, aDesign("photomug"));

function changed(...commands: Command[]): DesignDocument {
  return commands.reduce(applyCommand, three);
}

function layerOf(document: DesignDocument, id: string): Layer {
  const layer = document.surfaces.wrap.layers.find((each) => each.id === id);
  if (!layer) throw new Error(`No ${id}`);
  return layer;
}

const at = (document: DesignDocument, id: string) => layerOf(document, id).box;
const state = (id: string, states: { locked?: boolean; hidden?: boolean }): Command => ({
  type: "set-state",
  surface: "wrap",
  layer: id,
  ...states,
});

describe("aligned layers", () => {
  test("of several are at the edge of them all", () => {
    const aligned = changed({ type: "align", surface: "wrap", ids: IDS, to: "right" });
    expect(IDS.map((id) => at(aligned, id).x)).toEqual([110, 100, 120]);
    const middle = changed({ type: "align", surface: "wrap", ids: IDS, to: "middle" });
    expect(IDS.map((id) => at(middle, id).y)).toEqual([35, 35, 35]);
  });

  test("alone are at the edge of the surface, rotated as well", () => {
    const left = changed({ type: "align", surface: "wrap", ids: ["added-2"], to: "left" });
    expect(at(left, "added-2").x).toBe(0);
    const turned = changed(
      { type: "set-turn", surface: "wrap", layer: "added-2", turn: 90 },
      { type: "align", surface: "wrap", ids: ["added-2"], to: "left" },
    );
    expect(at(turned, "added-2").x).toBe(-10);
  });

  test("have equal spaces between them", () => {
    const spaced = changed({ type: "distribute", surface: "wrap", ids: IDS, axis: "x" });
    expect(IDS.map((id) => at(spaced, id).x)).toEqual([20, 65, 120]);
    expect(changed({ type: "distribute", surface: "wrap", ids: IDS.slice(1), axis: "x" })).toBe(three);
  });
});

describe("a group", () => {
  const grouped: Command = { type: "group", surface: "wrap", ids: ["added-1", "added-2"] };
  const move: Command = { type: "set-box", surface: "wrap", layer: "added-1", box: { x: 25, y: 12 } };

  test("moves as one, without the layers outside of it", () => {
    const moved = changed(grouped, move);
    expect(at(moved, "added-2")).toMatchObject({ x: 55, y: 32 });
    expect(at(moved, "added-3")).toEqual(boxes["added-3"]);
    expect(acceptDesignDocument(moved)).toEqual({ document: moved });
  });

  test("stays where it is while one of its layers is resized", () => {
    const box = { x: 15, y: 8, width: 25, height: 12 };
    const resized = changed(grouped, { type: "set-box", surface: "wrap", layer: "added-1", box });
    expect(at(resized, "added-1")).toEqual(box);
    expect(at(resized, "added-2")).toEqual(boxes["added-2"]);
  });

  test("is aligned and spaced as one", () => {
    const left = changed(grouped, { type: "align", surface: "wrap", ids: ["added-2"], to: "left" });
    expect(IDS.map((id) => at(left, id).x)).toEqual([0, 30, 120]);
    const right = changed(grouped, {
      type: "align",
      surface: "wrap",
      ids: ["added-2", "added-3"],
      to: "right",
    });
    expect(IDS.map((id) => at(right, id).x)).toEqual([70, 100, 120]);
    const spaced: Command = { type: "distribute", surface: "wrap", ids: IDS, axis: "x" };
    expect(IDS.map((id) => at(changed(grouped, spaced), id))).toEqual(IDS.map((id) => boxes[id]));
  });

  test("is left by a layer that joins another", () => {
    const regrouped = changed(grouped, { type: "group", surface: "wrap", ids: ["added-1", "added-3"] }, move);
    expect(layerOf(regrouped, "added-2").group).toBeUndefined();
    expect(at(regrouped, "added-2")).toEqual(boxes["added-2"]);
    expect(at(regrouped, "added-3")).toMatchObject({ x: 125, y: 62 });
  });

  test("has an id of its own, though its first layer leaves it", () => {
    const first = changed(
      { type: "group", surface: "wrap", ids: IDS },
      { type: "remove-layer", surface: "wrap", id: "added-1" },
    );
    const commands: Command[] = [
      { type: "add-layer", surface: "wrap", kind: "art" },
      { type: "add-layer", surface: "wrap", kind: "art" },
      { type: "group", surface: "wrap", ids: ["added-4", "added-5"] },
    ];
    const again = commands.reduce(applyCommand, first);
    const groups = again.surfaces.wrap.layers
      .map(({ group }) => group)
      .filter((group) => group !== undefined);
    expect(groups).toEqual(["group-1", "group-1", "group-2", "group-2"]);
  });

  test("can be dissolved by any of its layers", () => {
    const moved = changed(grouped, { type: "ungroup", surface: "wrap", ids: ["added-2"] }, move);
    expect(at(moved, "added-2")).toEqual(boxes["added-2"]);
  });

  test("leaves a locked layer where it is", () => {
    expect(at(changed(grouped, state("added-2", { locked: true }), move), "added-2")).toEqual(
      boxes["added-2"],
    );
  });
});

describe("a locked layer", () => {
  test("keeps its place and is not removed until it is unlocked", () => {
    const moves: Command[] = [
      { type: "set-box", surface: "wrap", layer: "added-1", box: { x: 1 } },
      { type: "set-turn", surface: "wrap", layer: "added-1", turn: 20 },
      { type: "align", surface: "wrap", ids: ["added-1"], to: "left" },
      { type: "remove-layer", surface: "wrap", id: "added-1" },
    ];
    const locked = changed(state("added-1", { locked: true }));
    expect(moves.reduce(applyCommand, locked)).toEqual(locked);
    const removed = moves.reduce(applyCommand, applyCommand(locked, state("added-1", { locked: false })));
    expect(removed.surfaces.wrap.layers.map(({ id }) => id)).not.toContain("added-1");
  });
});

describe("a hidden layer", () => {
  const name = state("name", { hidden: true });

  test("is not drawn, described or warned of", () => {
    const shown = aDesign("photomug", {}, typed("wrap", "name", "Biscuit"), {
      type: "set-box",
      surface: "wrap",
      layer: "name",
      box: { x: -40 },
    });
    const hidden = applyCommand(shown, name);
    const drawn = (document: DesignDocument) =>
      renderToStaticMarkup(
        createElement(DesignSvg, { document, surface: "wrap", photos: {}, outline: serverOutline }),
      );
    const warned = (document: DesignDocument) =>
      designWarnings(document, { photos: {}, outline: serverOutline }).map(({ kind }) => kind);
    expect(drawn(shown)).toContain('data-layer="wrap.name"');
    expect(drawn(hidden)).not.toContain('data-layer="wrap.name"');
    expect(describeDesign(hidden)).not.toContain("Biscuit");
    expect(warned(shown)).toContain("cut");
    expect(warned(hidden)).not.toContain("cut");
  });

  test("counts as missing where the product needs it", () => {
    const sign = aDesign("neon-sign", {}, typed("front", "name", "Biscuit"));
    const hidden = applyCommand(sign, { type: "set-state", surface: "front", layer: "name", hidden: true });
    expect(designProblems(sign, serverOutline)).toEqual([]);
    expect(designProblems(hidden, serverOutline)).toEqual([
      { field: "front.name", message: "Type your text." },
    ]);
  });

  test("is as before when it is shown again", () => {
    const again = changed(state("added-1", { hidden: true }), state("added-1", { hidden: false }));
    expect(JSON.stringify(again)).toBe(JSON.stringify(three));
  });
});
