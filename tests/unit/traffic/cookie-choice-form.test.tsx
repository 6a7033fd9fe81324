import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CookieChoiceForm } from "~/storefront/traffic/cookie-choice-form";

test("the cookie choice returns to its page, and its path is hidden", () => {
  const drawn = renderToStaticMarkup(<CookieChoiceForm back="/faq" />);
  expect(drawn).toContain('<input type="hidden" name="back" value="/faq"/>');
});
