import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ZoomButtons } from "~/storefront/studio/editor/zoom-buttons";

const drawn = (zoom: number) => renderToStaticMarkup(<ZoomButtons zoom={zoom} step={() => undefined} />);

test.each([
  [1, ["Zoom out"]],
  [2, []],
  [4, ["Zoom in"]],
])("at zoom %d these buttons are disabled: %j", (zoom, off) => {
  const buttons = [...drawn(zoom).matchAll(/aria-label="([^"]+)" aria-disabled="true"/g)];
  expect(buttons.map(([, name]) => name)).toEqual(off);
});
