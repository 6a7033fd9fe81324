import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import * as z from "zod/v4-mini";

const FORMS = resolve("app/storefront");

async function formValidation() {
  const { formSchema, formValidator } = await import("~/storefront/session/form-validator");
  const name = z.string("Missing.").check(z.maxLength(5, "Too long."), z.lowercase("No capitals."));
  return formValidator(formSchema({ name, pet: name }));
}

test("no form compiles code, which the content security policy forbids", async () => {
  vi.resetModules();
  const compile = vi.fn(Reflect.construct);
  vi.stubGlobal("Function", new Proxy(Function, { construct: compile }));
  const forms = readdirSync(FORMS, { recursive: true, encoding: "utf8" }).filter((file) =>
    /-forms?\.ts$/.test(file),
  );
  expect(forms.length).toBeGreaterThan(20);
  await Promise.all(forms.map((file) => import(`${FORMS}/${file}`)));
  expect(compile).not.toHaveBeenCalled();
});

test("each field is given its first problem, all fields at once", async () => {
  const { error } = await (await formValidation()).validate({ name: "BEATRIX" });
  expect(error?.fieldErrors).toEqual({ name: "Too long.", pet: "Missing." });
});

test("a single field is checked without the others", async () => {
  const validator = await formValidation();
  expect((await validator.validateField?.({ name: "Bob" }, "name"))?.error).toBe("No capitals.");
  expect((await validator.validateField?.({ name: "ada" }, "name"))?.error).toBeUndefined();
});

test("fields that the form does not have are left out", async () => {
  const { data } = await (await formValidation()).validate({ name: "ada", pet: "rex", other: "1" });
  expect(data).toEqual({ name: "ada", pet: "rex" });
});
