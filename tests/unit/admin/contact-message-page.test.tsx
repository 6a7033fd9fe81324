import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactMessagePage } from "~/admin/contact-messages/contact-message-page";

const erased = {
  message: null,
  templates: [],
  stores: [],
  formKey: "key",
  done: "",
  may: { seeOrder: true, seeCustomer: true },
};

test("a reply stays readable when its message was erased meanwhile", () => {
  const problem = { message: "There's no such message.", field: null, text: "Yes, at 90 degrees." };
  const markup = renderToStaticMarkup(<ContactMessagePage {...erased} problem={problem} />);
  expect(markup).toContain("There&#x27;s no such message.");
  expect(markup).toContain("Yes, at 90 degrees.");
  expect(markup).not.toContain("<form");
});

test("a message that isn't there has neither a form nor a text", () => {
  const markup = renderToStaticMarkup(<ContactMessagePage {...erased} problem={null} />);
  expect(markup).toContain("This message isn’t here");
  expect(markup).not.toMatch(/<form|What you typed/);
});
