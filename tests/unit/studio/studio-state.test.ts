import { describe, expect, it } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { photomug } from "~/design/products/photomug/blueprint";
import { optionField } from "~/storefront/studio/field-names";
import {
  type StudioAction,
  type StudioState,
  startState,
  studioReducer,
} from "~/storefront/studio/studio-state";

describe("undo and redo in the studio", () => {
  it("undoes one change at a time and redoes it", () => {
    const changed = stateAfter(background("#d3e6d8"), background("#cfe2ee"));
    expect(backgroundOf(changed)).toBe("#cfe2ee");
    const undone = studioReducer(changed, { type: "undo" });
    expect(backgroundOf(undone)).toBe("#d3e6d8");
    expect(backgroundOf(studioReducer(undone, { type: "redo" }))).toBe("#cfe2ee");
  });

  it("undoes all letters typed into one field together", () => {
    const typed = stateAfter(typing("B"), typing("Bo"), typing("Bobo"));
    expect(textOf(typed)).toBe("Bobo");
    expect(textOf(studioReducer(typed, { type: "undo" }))).toBe("");
  });

  it("starts a new step after a stroke", () => {
    const typed = stateAfter(typing("Bo"), { type: "end-stroke" }, typing("Bobo"));
    expect(textOf(studioReducer(typed, { type: "undo" }))).toBe("Bo");
  });

  it("says whether the design is the result of undo or of redo", () => {
    const undone = stateAfter(background("#d3e6d8"), { type: "undo" });
    expect(undone.by).toBe("undo");
    expect(studioReducer(undone, { type: "redo" }).by).toBe("redo");
  });

  it("forgets redo steps after another change", () => {
    const changed = stateAfter(background("#d3e6d8"), { type: "undo" }, typing("Bo"));
    expect(studioReducer(changed, { type: "redo" })).toBe(changed);
  });

  it("is unchanged when there is nothing to undo, to redo or to change", () => {
    const start = stateAfter();
    for (const action of [
      { type: "undo" },
      { type: "redo" },
      { type: "apply", commands: [] },
    ] as StudioAction[]) {
      expect(studioReducer(start, action)).toBe(start);
    }
  });

  it("keeps at most a hundred steps", () => {
    const many = Array.from({ length: 130 }, (_, step) => background(step % 2 ? "#d3e6d8" : "#cfe2ee"));
    expect(stateAfter(...many).past).toHaveLength(100);
  });
});

describe("a form that is read when the studio has time", () => {
  it("takes back an entry that was still waiting", () => {
    const read = stateAfter(entering("size", "15oz"), entering("size", "11oz"));
    expect(read.document.options.size).toBe("11oz");
  });

  it("undoes all letters of one field together", () => {
    const typed = stateAfter(entering("wrap.name.text", "Bo"), entering("wrap.name.text", "Bobo"));
    expect(textOf(typed)).toBe("Bobo");
    expect(textOf(studioReducer(typed, { type: "undo" }))).toBe("");
  });

  it("leaves the design as it is when the form shows nothing else", () => {
    const start = stateAfter();
    expect(studioReducer(start, entering("wrap.name.text", ""))).toBe(start);
  });
});

function entering(field: string, value: string): StudioAction {
  const form = new FormData();
  form.set(field in startDocument(photomug).options ? optionField(field) : field, value);
  return { type: "read", form, stroke: field };
}

function stateAfter(...actions: StudioAction[]): StudioState {
  return actions.reduce(studioReducer, startState(startDocument(photomug)));
}

function background(color: string): StudioAction {
  return { type: "apply", commands: [{ type: "set-background", surface: "wrap", color }] };
}

function typing(text: string): StudioAction {
  return {
    type: "apply",
    stroke: "name",
    commands: [{ type: "set-text", surface: "wrap", layer: "name", text }],
  };
}

function backgroundOf({ document }: StudioState): string {
  return document.surfaces.wrap.background;
}

function textOf({ document }: StudioState): string | undefined {
  const layer = document.surfaces.wrap.layers.find(({ id }) => id === "name");
  return layer?.kind === "text" ? layer.text : undefined;
}
