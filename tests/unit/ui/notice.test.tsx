import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AlertIcon, CheckIcon } from "~/storefront/ui/icons";
import { Notice } from "~/storefront/ui/notice";

/** The drawing of an icon, without its classes. */
const drawingIn = (markup: string) => /<path[^>]*>/.exec(markup)?.[0];

// @specification §4 L182
// @specification §8 L288
test("a success and an error have the matching icon and role", () => {
  const success = renderToStaticMarkup(<Notice kind="success">Saved</Notice>);
  const error = renderToStaticMarkup(<Notice kind="error">Failed</Notice>);
  expect(drawingIn(success)).toBe(drawingIn(renderToStaticMarkup(<CheckIcon />)));
  expect(drawingIn(error)).toBe(drawingIn(renderToStaticMarkup(<AlertIcon />)));
  expect(success).not.toContain("role=");
  expect(error).toContain('role="alert"');
});
