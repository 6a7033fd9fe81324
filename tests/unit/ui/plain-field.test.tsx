import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlainField } from "~/storefront/ui/plain-field";

test("a valid field is described by its help only", () => {
  const markup = renderToStaticMarkup(<PlainField name="phone" label="Phone" help="For the carrier." />);
  expect(markup).toContain('aria-describedby="field-phone-help"');
  expect(markup).toMatch(/<label for="field-phone"[^>]*>Phone.*optional/);
  expect(markup).not.toContain("aria-invalid");
});

test("an invalid field is described by its help and its error", () => {
  const markup = renderToStaticMarkup(
    <PlainField name="phone" label="Phone" help="For the carrier." error="Too short." required />,
  );
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('aria-describedby="field-phone-help field-phone-error"');
  expect(markup).toMatch(/id="field-phone-error".*Too short\./);
  expect(markup).not.toContain("optional");
});

test("a field without help and error has no description", () => {
  expect(renderToStaticMarkup(<PlainField name="city" label="City" />)).not.toContain("aria-describedby");
});
