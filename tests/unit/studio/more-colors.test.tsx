import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { photomug } from "~/design/products/photomug/blueprint";
import { readFormCommands } from "~/storefront/studio/form-commands";
import { shownSurfaces } from "~/storefront/studio/pages/shown-surfaces";
import { BackgroundPanels } from "~/storefront/studio/panels/background-panel";
import { type Studio, StudioContext } from "~/storefront/studio/use-studio";

const PHOTO = "a".repeat(32);
const photo = {
  href: "/photo",
  width: 900,
  height: 600,
  colors: [
    { value: "#5a3a22", name: "dark brown" },
    { value: "#ffffff", name: "white" },
  ],
};
const mug = applyCommand(startDocument(photomug), {
  type: "place-photo",
  surface: "wrap",
  layer: "photo",
  photoId: PHOTO,
});

const OTHERS = { ["b".repeat(32)]: { ...photo, colors: [{ value: "#00ff00", name: "green" }] } };

function panel(document: DesignDocument, photos: object = { [PHOTO]: photo, ...OTHERS }): string {
  const studio = {
    view: { picked: [], rejected: {} },
    document,
    photos,
    surfaces: shownSurfaces(document, null),
    errorOf: () => undefined,
    shownValue: (_field: string, current: string) => current,
    isLive: false,
  } as unknown as Studio;
  return renderToStaticMarkup(
    <StudioContext.Provider value={studio}>
      <BackgroundPanels />
    </StudioContext.Provider>,
  );
}

test("colors of the photos in the design are offered by name, each color once", () => {
  const page = panel(mug);
  expect(page).toContain("From your photo: dark brown");
  expect(page.match(/value="#ffffff"/g)).toHaveLength(1);
  expect(page).not.toContain("#00ff00");
});

test("a color stays offered and chosen when its photo is gone", () => {
  const colored = applyCommand(mug, { type: "set-background", surface: "wrap", color: "#5a3a22" });
  const page = panel(
    applyCommand(colored, { type: "place-photo", surface: "wrap", layer: "photo", photoId: null }),
    OTHERS,
  );
  expect(page).toMatch(/checked="" value="#5a3a22"|value="#5a3a22" checked=""/);
  expect(page).toContain("In this design: dark brown");
});

test("the form without scripts sets such a color, and rejects what is none", () => {
  const form = new FormData();
  form.set("wrap.background", "#5a3a22");
  expect(readFormCommands(form, mug).commands).toEqual([
    { type: "set-background", surface: "wrap", color: "#5a3a22" },
  ]);
  form.set("wrap.background", "url(x)");
  const { commands, rejected } = readFormCommands(form, mug);
  expect(commands).toEqual([]);
  expect(rejected["wrap.background"].message).toBe("Please choose one of the colors.");
});

test("each photo gives a color before one gives its second", () => {
  const other = "c".repeat(32);
  const many = Array.from({ length: 6 }, (_, index) => ({ value: `#0000f${index}`, name: `blue ${index}` }));
  const both = structuredClone(mug);
  const [layer] = both.surfaces.wrap.layers;
  both.surfaces.wrap.layers.push({ ...layer, id: "second", photoId: other } as typeof layer);
  const page = panel(both, { [PHOTO]: { ...photo, colors: many }, [other]: photo });
  expect(page).toContain("From your photo: dark brown");
  expect(page).toContain("From your photo: blue 3");
  expect(page).not.toContain("From your photo: blue 4");
});

test("a text that ends like a color is none", () => {
  const text = { id: "text", type: "text", text: 'Born "color":"#202512"', color: "#ffffff" };
  const named = structuredClone(mug);
  named.surfaces.wrap.layers.push(text as never);
  expect(panel(named)).not.toContain("#202512");
});
