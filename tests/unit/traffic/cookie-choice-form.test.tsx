import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CookieChoiceForm } from "~/storefront/traffic/cookie-choice-form";

test("the choice of cookies leads back to the page where it was made, which nobody sees", () => {
  const drawn = renderToStaticMarkup(<CookieChoiceForm back="/faq" />);
  expect(drawn).toContain('<input type="hidden" name="back" value="/faq"/>');
});
