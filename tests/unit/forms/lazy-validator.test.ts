import { describe, expect, it, vi } from "vitest";
import { requiredText } from "~/storefront/session/field-rules";
import { formSchema, formValidator } from "~/storefront/session/form-validator";
import { lazyValidator } from "~/storefront/session/lazy-validator";

const validator = formValidator(formSchema({ name: requiredText(5) }));

describe("a lazy validator", () => {
  it("fetches its rules once, with the first form or in advance", async () => {
    const load = vi.fn(async () => validator);
    const lazy = lazyValidator(load);
    expect(load).not.toHaveBeenCalled();
    lazy.preload();
    const { error } = await lazy.validate({ name: "" });
    expect(error?.fieldErrors).toHaveProperty("name");
    expect((await lazy.validate({ name: "Bella" })).data).toEqual({ name: "Bella" });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("lets the form be sent when its rules cannot be fetched, and tries again", async () => {
    const load = vi.fn(async () => validator).mockRejectedValueOnce(new Error("offline"));
    const lazy = lazyValidator(load);
    expect((await lazy.validate({ name: "" })).error).toBeUndefined();
    expect((await lazy.validate({ name: "" })).error).toBeDefined();
  });
});
