import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { SignInPage } from "~/admin/sign-in/sign-in-pages";
import { FormProblem } from "~/admin/ui/form-problem";
import { LineProblems } from "~/storefront/bulk-order/line-problems";
import { PlacingFailure } from "~/storefront/checkout/review/placing-failure";
import { UploadChoicePage } from "~/storefront/photo-choice/upload-choice-page";
import { errorInTitle } from "~/storefront/ui/error-title";
import { drawnPage } from "../brand/drawn-page";

/** Without scripts: the errors have the focus when the page loads, are read aloud, and are in the title. */

const lines = { way: "rows", rows: [], list: "", errors: [], message: "Please check your lines." } as const;

const rejections: Record<string, ReactElement> = {
  "an order that cannot be placed": <PlacingFailure message="The price has changed." />,
  "an order in bulk": (
    <LineProblems response={{ ...lines, rows: [], errors: [] }}>{({ message }) => message}</LineProblems>
  ),
  "a photo for many products": (
    <UploadChoicePage
      view={{ photo: null, isMissing: false, photos: [], cards: [] }}
      rejection={{ problem: "Please choose a photo." }}
    />
  ),
  "a form of the staff": <FormProblem message="Please try again." />,
};

describe.each(Object.entries(rejections))("%s", (_name, rejection) => {
  test("has the focus when the page loads, is an alert, and is in the title", () => {
    const page = drawnPage(rejection);
    expect(page).toMatch(/<div(?=[^>]* tabindex="-1")(?=[^>]* autofocus="")/i);
    expect(page).toContain('role="alert"');
    expect(errorInTitle(`<title>Shop</title>${page}`)).toContain("<title>Error: Shop</title>");
  });
});

test("a rejected form of the staff links to its field, before which it stands", () => {
  const page = drawnPage(<SignInPage problem={{ field: "password", message: "That is wrong." }} />);
  expect(page).toMatch(/<a href="#password">Password<\/a>: That is wrong\..*<input id="email"/s);
});

test("a bulk order without errors has neither", () => {
  const page = drawnPage(
    <LineProblems response={{ ...lines, rows: [], errors: [], message: "" }}>{() => null}</LineProblems>,
  );
  expect(errorInTitle(`<title>Shop</title>${page}`)).toContain("<title>Shop</title>");
});
