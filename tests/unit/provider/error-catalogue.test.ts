import { describe, expect, it } from "vitest";
import { decideErrors } from "~/provider/error-catalogue";

const authorization = { category: "graphql-authorization" };

describe("what becomes of a provider error", () => {
  it.each([
    'Could not find a cart with ID "abc"',
    "The cart isn't active.",
    'The current user cannot perform operations on cart "abc"',
    'Required parameter "cart_id" is missing',
    "Current user does not have an active cart.",
    "Current customer does not have an active cart.",
    "No such entity with %fieldName = %fieldValue",
  ])("clears the cart silently and keeps the login: %s", (message) => {
    expect(decideErrors([{ message, extensions: authorization }], true)).toEqual({
      message: "",
      clearsCart: true,
      logsOut: false,
    });
  });

  it("logs out when the customer token that was sent is not accepted", () => {
    const errors = [{ message: "The current customer isn't authorized.", extensions: authorization }];
    expect(decideErrors(errors, true)).toMatchObject({ logsOut: true, clearsCart: false });
  });

  it("does not log out a guest who sent no token", () => {
    const errors = [{ message: "The current customer isn't authorized.", extensions: authorization }];
    expect(decideErrors(errors, false)).toEqual({
      message: "The current customer isn't authorized.",
      clearsCart: false,
      logsOut: false,
    });
  });

  it("shows the message of a wrong password and keeps everything", () => {
    const message = "The account sign-in was incorrect.";
    const errors = [{ message, extensions: { category: "graphql-authentication" } }];
    expect(decideErrors(errors, true)).toEqual({ message, clearsCart: false, logsOut: false });
  });

  it("prefers the debug message", () => {
    const errors = [{ message: "Internal server error", extensions: { debugMessage: "Out of stock" } }];
    expect(decideErrors(errors, false).message).toBe("Out of stock");
  });

  it("rewords the refusal to delete a default address", () => {
    const errors = [
      { message: "Customer Address 3 is set as default shipping address and can not be deleted" },
    ];
    expect(decideErrors(errors, true).message).toBe(
      "This address is set as default address and can not be deleted.",
    );
  });

  it("does not show a syntax error", () => {
    const decision = decideErrors([{ message: 'Syntax Error: Expected Name, found "}".' }], false);
    expect(decision.message).toBe("Unknown error, please try after some time.");
  });
});
