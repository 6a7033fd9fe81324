import { describe, expect, it } from "vitest";
import { NEVER, object, oneOf, record, string, wholeNumber } from "~/storefront/form-schema/schema";
import { validatorOf } from "~/storefront/form-schema/validator-of";

const MISSING = "Please fill this in.";
const name = string({ required_error: MISSING }).trim().min(1, MISSING).max(5, "Too long.");

describe("the schema of a form", () => {
  const schema = object({
    name,
    color: oneOf(["red", "blue"], "Choose a color."),
    note: string().optional(),
  });

  it("returns converted fields, without those it does not know", () => {
    expect(schema.safeParse({ name: " Ada ", color: "red", other: "1" }).data).toEqual({
      name: "Ada",
      color: "red",
    });
  });

  it("finds the problems of all fields at once, with their paths", () => {
    expect(schema.safeParse({ color: "green" }).error?.issues).toEqual([
      { message: MISSING, path: ["name"] },
      { message: "Choose a color.", path: ["color"] },
    ]);
  });

  it("can be extended with fields and other rules", () => {
    const extended = schema.extend({ name: string(), count: wholeNumber(1, 9) });
    expect(extended.safeParse({ name: "longer than five", color: "blue", count: "3" }).data).toMatchObject({
      name: "longer than five",
      count: 3,
    });
  });

  it.each([undefined, null, "text", ["a"]])("does not accept %j", (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it("does not read fields of the prototype", () => {
    expect(object({ constructor: string() }).safeParse({}).success).toBe(false);
  });
});

describe("rules", () => {
  const even = name.refine((text) => text.length % 2 === 0, "An odd number of letters.");

  it("are checked together, in their order", () => {
    const issues = even.safeParse("Beatrix").error?.issues.map(({ message }) => message);
    expect(issues).toEqual(["Too long.", "An odd number of letters."]);
  });

  it("are not checked on a value of another type", () => {
    expect(even.safeParse(undefined).error?.issues).toEqual([{ message: MISSING, path: [] }]);
  });

  it("convert valid values only", () => {
    const doubled = name.transform((text) => text + text);
    expect(doubled.safeParse("Ada").data).toBe("AdaAda");
    expect(doubled.safeParse("Beatrix").error?.issues).toEqual([{ message: "Too long.", path: [] }]);
  });

  it("may reject while converting", () => {
    const known = record().transform((form, context) => {
      if (form.known) return form.known;
      context.addIssue({ message: "Unknown.", path: ["known"] });
      return NEVER;
    });
    expect(known.safeParse({}).error?.issues).toEqual([{ message: "Unknown.", path: ["known"] }]);
  });

  it("may fall back to a value", () => {
    expect(string().default("none").safeParse(undefined).data).toBe("none");
    expect(name.catch("Bob").safeParse("Beatrix").data).toBe("Bob");
  });

  it.each(["0", "10", "1.5", "one", undefined])("a whole number from 1 to 9 is not %j", (value) => {
    expect(wholeNumber(1, 9).safeParse(value).success).toBe(false);
  });
});

describe("two schemas of one form", () => {
  const both = object({ name }).and(object({ pet: name }));

  it("give one object", () => {
    expect(both.safeParse({ name: "Ada", pet: "Rex" }).data).toEqual({ name: "Ada", pet: "Rex" });
  });

  it("report the problems of both", () => {
    expect(both.safeParse({ name: "", pet: "" }).error?.issues).toHaveLength(2);
  });
});

describe("a validator", () => {
  const validator = validatorOf(object({ name: name.refine((text) => text === "Ada", "Not Ada.") }));

  it("gives each field its first problem", async () => {
    const { error } = await validator.validate({ name: "Beatrix" });
    expect(error?.fieldErrors).toEqual({ name: "Too long." });
  });

  it("checks one field", async () => {
    expect((await validator.validateField?.({ name: "Bob" }, "name"))?.error).toBe("Not Ada.");
    expect((await validator.validateField?.({ name: "Ada" }, "name"))?.error).toBeUndefined();
  });
});
