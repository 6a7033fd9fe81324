import { describe, expect, it } from "vitest";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";

function post(body: string | FormData, type?: string): Request {
  return new Request("http://localhost/", {
    method: "POST",
    body,
    headers: type ? { "Content-Type": type } : undefined,
  });
}

const FORM = "application/x-www-form-urlencoded";

describe("a submitted form", () => {
  it("has its text fields, one value per name", async () => {
    const form = await submittedForm(post("email=%20a%40b.co%20&email=c%40d.co", FORM));
    expect(fieldText(form, "email")).toBe("c@d.co");
    expect(form.getAll("email")).toHaveLength(1);
    expect(fieldText(form, "phone")).toBe("");
  });

  it("has a text that is longer than its field allows, and line breaks of one character", async () => {
    const text = "word\n".repeat(5_000);
    const sent = new URLSearchParams({ text: text.replaceAll("\n", "\r\n") });
    expect((await submittedForm(post(String(sent), FORM))).get("text")).toBe(text);
  });

  it("is rejected with a text that no field allows, instead of losing it", async () => {
    const sent = (length: number) => post(`a=${"x".repeat(length)}`, FORM);
    await expect(submittedForm(sent(100_001))).rejects.toMatchObject({ status: 413 });
    expect((await submittedForm(sent(200_000), 200_000)).get("a")).toHaveLength(200_000);
  });

  it.each(["__proto__.x=1", "constructor=1", "prototype=1", "a.b=1", "a%5B0%5D=1"])(
    "drops %s",
    async (body) => {
      expect([...(await submittedForm(post(body, FORM))).keys()]).toEqual([]);
    },
  );

  it("drops files", async () => {
    const sent = new FormData();
    sent.set("email", new File(["x"], "x.txt"));
    expect([...(await submittedForm(post(sent))).keys()]).toEqual([]);
  });

  it.each(["application/json", "text/plain"])("is rejected as %s", async (type) => {
    await expect(submittedForm(post("{}", type))).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    [FORM, (count: number) => Array.from({ length: count }, (_, n) => `a${n}=1`).join("&")],
    [
      "multipart/form-data; boundary=x",
      (count: number) =>
        `${Array.from({ length: count }, (_, n) => `--x\r\nContent-Disposition: form-data; name="a${n}"\r\n\r\n1\r\n`).join("")}--x--\r\n`,
    ],
  ])("is rejected with too many fields, before it is parsed: %s", async (type, body) => {
    expect([...(await submittedForm(post(body(400), type))).keys()]).toHaveLength(400);
    await expect(submittedForm(post(body(15_000), type))).rejects.toMatchObject({ status: 413 });
  });

  it("is rejected beyond a megabyte, before it fills the memory", async () => {
    const chunk = new Uint8Array(64 * 1024).fill(97);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "Content-Type": FORM },
      duplex: "half",
    } as RequestInit);
    await expect(submittedForm(request)).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(2_000_000);
  });

  it("is rejected by its Content-Length", async () => {
    const request = post("a=1", FORM);
    request.headers.set("Content-Length", "300000000");
    await expect(submittedForm(request)).rejects.toMatchObject({ status: 413 });
  });
});
