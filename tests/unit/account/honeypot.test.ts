import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { honeypotInputs, isFilledByPerson, SignedHoneypot } from "~/storefront/session/honeypot.server";

const SECOND = 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function drawnForm(changes: Record<string, string> = {}): FormData {
  const inputs = honeypotInputs();
  const form = new FormData();
  form.set(inputs.nameFieldName, "");
  form.set(inputs.validFromFieldName ?? "", inputs.encryptedValidFrom);
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

describe("a form with a honeypot", () => {
  it("passes at once after a realistic time", async () => {
    const form = drawnForm();
    vi.advanceTimersByTime(5 * SECOND);
    expect(await isFilledByPerson(form)).toBe(true);
  });

  it("passes a quick person after the rest of a second", async () => {
    const response = isFilledByPerson(drawnForm());
    let isCompleteResponse = false;
    response.then(() => {
      isCompleteResponse = true;
    });
    await vi.advanceTimersByTimeAsync(SECOND - 1);
    expect(isCompleteResponse).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toBe(true);
  });

  it.each([
    ["the trap is filled", { name__confirm: "buy" }],
    ["the time is forged", { from__confirm: "1700000000000" }],
    ["the time is gibberish", { from__confirm: "U2FsdGVkX18=" }],
  ])("is rejected when %s", async (_name, changes) => {
    const response = isFilledByPerson(drawnForm(changes));
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(await response).toBe(false);
  });

  it("is rejected when the time is changed under its signature", async () => {
    const { encryptedValidFrom } = honeypotInputs();
    const earlier = encryptedValidFrom.replace(/^\d+/, "1700000000000");
    const response = isFilledByPerson(drawnForm({ from__confirm: earlier }));
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(await response).toBe(false);
  });

  it("is rejected when the time is signed with another secret", () => {
    const seeds = ["a".repeat(32), "b".repeat(32)];
    const [own, other] = seeds.map((encryptionSeed) => new SignedHoneypot({ encryptionSeed }));
    const form = new FormData();
    const { nameFieldName, encryptedValidFrom } = other.getInputProps();
    form.set(nameFieldName, "");
    form.set("from__confirm", encryptedValidFrom);
    expect(() => own.check(form)).toThrow("Invalid honeypot");
    expect(() => other.check(form)).not.toThrow();
  });

  it("is rejected without the honeypot's fields", async () => {
    expect(await isFilledByPerson(new FormData())).toBe(false);
  });
});
