import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ConfirmPersonDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { captchaResponse } from "~/storefront/session/captcha-response.server";
import { ConfirmPerson } from "~/storefront/session/confirm-person";

const page = vi.hoisted(() => ({
  captcha: { isAsked: true, service: undefined as object | undefined },
  error: undefined as string | undefined,
}));
vi.mock("~/storefront/session/use-captcha", () => ({ useCaptcha: () => page.captcha }));
vi.mock("remix-validated-form", () => ({ useField: () => ({ error: page.error }) }));

const SERVICE = { key: "captcha", id: "site key", source: "https://captcha.test/" };
const NOT_VALIDATED = "Please make sure captcha is validated.";

beforeEach(() => {
  page.captcha = { isAsked: true, service: undefined };
  page.error = undefined;
});

describe("the checkbox fallback of the captcha", () => {
  it("is absent where the shop has no captcha", () => {
    page.captcha = { isAsked: false, service: undefined };
    expect(renderToStaticMarkup(<ConfirmPerson />)).toBe("");
  });

  it("is shown without consent to the captcha", () => {
    expect(renderToStaticMarkup(<ConfirmPerson />)).toMatch(/^<div><label.*type="checkbox".*I am a person/);
  });

  it("is shown only without JavaScript when the captcha is active", () => {
    page.captcha.service = SERVICE;
    expect(renderToStaticMarkup(<ConfirmPerson />)).toMatch(/^<noscript><div>.*<\/noscript>$/);
  });

  it("is shown after the captcha rejected the visitor, with its message", () => {
    page.captcha.service = SERVICE;
    page.error = NOT_VALIDATED;
    const markup = renderToStaticMarkup(<ConfirmPerson />);
    expect(markup).toContain(NOT_VALIDATED);
    expect(markup).not.toContain("noscript");
  });
});

describe("the captcha response of a form", () => {
  const attempt = vi.fn(async () => ({ status: true, data: { confirmPerson: "confirmed" } }));
  const provider = { attempt } as unknown as Provider;
  const sent = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return captchaResponse(provider, form);
  };

  it("is the captcha's, without a request to the provider", async () => {
    expect(await sent({ recaptcha_response: "solved" })).toBe("solved");
    expect(attempt).not.toHaveBeenCalled();
  });

  it("is the provider's confirmation for the ticked box", async () => {
    expect(await sent({ recaptcha_response: "refused", is_person: "on" })).toBe("confirmed");
    expect(attempt).toHaveBeenCalledWith(ConfirmPersonDocument, {});
  });

  it("is missing without either", async () => {
    expect(await sent({ recaptcha_response: "" })).toBeUndefined();
  });
});
