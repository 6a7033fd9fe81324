import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { picksToGoOn } from "~/storefront/studio/form/place-to-go-on";
import { shownSurfaces } from "~/storefront/studio/pages/shown-surfaces";
import { PlaceFields } from "~/storefront/studio/panels/place-fields";
import { SeveralFields } from "~/storefront/studio/panels/several-fields";
import { type Studio, StudioContext } from "~/storefront/studio/use-studio";
import { aDesign, layerOf, typed } from "../design/a-design";

const added = (layer: string, text: string): Command[] => [
  { type: "add-layer", surface: "wrap", kind: "text" },
  typed("wrap", layer, text),
];
const mug = aDesign("photomug", {}, ...added("added-1", "Rex"), ...added("added-2", "Max"));

function inStudio(document: DesignDocument, part: JSX.Element, picked: string[] = []): string {
  const studio = {
    view: { picked, rejected: {} },
    document,
    surfaces: shownSurfaces(document, null),
    errorOf: () => undefined,
    shownValue: (_field: string, current: string) => current,
    isLive: false,
  } as unknown as Studio;
  return renderToStaticMarkup(<StudioContext.Provider value={studio}>{part}</StudioContext.Provider>);
}

describe("the checkboxes that pick several layers", () => {
  test("are called as in the list of layers: texts by themselves", () => {
    const page = inStudio(mug, <SeveralFields />);
    expect(page).toContain("“Rex”");
    expect(page).toContain("“Max”");
  });

  test("are still checked on the page after an action on them, without scripts", () => {
    const form = new FormData();
    form.append("pick", "wrap.added-1");
    form.append("pick", "wrap.added-2");
    expect(picksToGoOn(form)).toBe("");
    form.set("act", "wrap.picked.align-left");
    expect(picksToGoOn(form)).toBe("&pick=wrap.added-1&pick=wrap.added-2");
    const page = inStudio(mug, <SeveralFields />, ["wrap.added-2"]);
    const checked = [...page.matchAll(/<input[^>]*checked=""[^>]*value="([^"]+)"/g)];
    expect(checked.map(([, value]) => value)).toEqual(["wrap.added-2"]);
  });
});

describe("the fields of a locked layer", () => {
  const fieldsOf = (document: DesignDocument) =>
    inStudio(document, <PlaceFields surface="wrap" layer={layerOf(document, "wrap", "added-1")} />);

  test("are disabled with a reason, except its order and state", () => {
    const locked = aDesign("photomug", {}, ...added("added-1", "Rex"), {
      type: "set-state",
      surface: "wrap",
      layer: "added-1",
      locked: true,
    });
    const [, disabled, rest] =
      /<fieldset disabled="".*?>(.*)(<fieldset[^>]*><legend[^>]*>Order.*)/.exec(fieldsOf(locked)) ?? [];
    expect(fieldsOf(locked)).toContain("Unlock it below");
    expect(disabled).toContain("Move left");
    expect(disabled).toContain('name="wrap.added-1.from-left"');
    expect(rest).toContain("Unlock");
    expect(fieldsOf(mug)).not.toContain('disabled=""');
  });
});
