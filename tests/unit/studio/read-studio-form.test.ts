import { describe, expect, it } from "vitest";
import { LARGEST_PHOTO } from "~/storefront/studio/photos/upload-photo";
import { readStudioForm } from "~/storefront/studio/read-studio-form.server";

const MEGABYTE = 1024 * 1024;
const FIELD = "wrap.photo.file";

describe("reading the studio's form", () => {
  it("returns fields and photos, whatever the file's name", async () => {
    const form = new FormData();
    form.set("wrap.name.text", "Søren & Bo");
    form.set(FIELD, new File(["woof"], 'a;b"c.jpg', { type: "image/jpeg" }));
    const read = await readStudioForm(posted(form), [FIELD]);
    expect(read.form.get("wrap.name.text")).toBe("Søren & Bo");
    expect(read.photos.get(FIELD)?.toString()).toBe("woof");
  });

  // @specification §9 L307
  it.each(["../../../etc/passwd.jpg", "C:\\Windows\\rex.jpg", "rex.jpg\0.html", "con", ".htaccess"])(
    "accepts a file called %j as a photo, and drops its name",
    async (name) => {
      const form = new FormData();
      form.set(FIELD, new File(["woof"], name, { type: "image/jpeg" }));
      const { photos } = await readStudioForm(posted(form), [FIELD]);
      expect([...photos]).toEqual([[FIELD, Buffer.from("woof")]]);
    },
  );

  it("treats an empty file field as no photo", async () => {
    const form = new FormData();
    form.set(FIELD, new File([], "", { type: "application/octet-stream" }));
    expect((await readStudioForm(posted(form), [FIELD])).photos.size).toBe(0);
  });

  it("keeps an empty selected file, so that it can be rejected with a message", async () => {
    const form = new FormData();
    form.set(FIELD, new File([], "rex.jpg", { type: "image/jpeg" }));
    expect((await readStudioForm(posted(form), [FIELD])).photos.get(FIELD)).toHaveLength(0);
  });

  it("drops files without a photo field", async () => {
    const form = new FormData();
    form.set("wrap.name.text", new File(["x"], "x.exe"));
    form.set(FIELD, new File(["woof"], "a.jpg"));
    const read = await readStudioForm(posted(form), [FIELD]);
    expect([...read.photos.keys()]).toEqual([FIELD]);
    expect(read.form.get("wrap.name.text")).toBeNull();
  });

  it("reports a photo that is too large by its field and keeps the rest", async () => {
    const form = new FormData();
    form.set(FIELD, new File([new Uint8Array(LARGEST_PHOTO + 1)], "huge.jpg"));
    form.set("wrap.name.text", "Bo");
    const read = await readStudioForm(posted(form), [FIELD]);
    expect(read.photos.get(FIELD)).toBe("too-large");
    expect(read.form.get("wrap.name.text")).toBe("Bo");
  });

  it("returns a batch of photos in order, and marks those that are too large", async () => {
    const form = new FormData();
    form.append("photos", new File(["one"], "1.jpg"));
    form.append("photos", new File([new Uint8Array(LARGEST_PHOTO + 1)], "huge.jpg"));
    form.append("photos", new File(["three"], "3.jpg"));
    form.append("photos", new File([], "", { type: "application/octet-stream" }));
    const { photoBatch, photos } = await readStudioForm(posted(form), [FIELD]);
    expect(photoBatch.map((photo) => photo.toString())).toEqual(["one", "too-large", "three"]);
    expect(photos.size).toBe(0);
  });

  it("rejects a form that another site sent", async () => {
    const request = posted(new FormData());
    request.headers.set("Sec-Fetch-Site", "cross-site");
    await expect(readStudioForm(request, [FIELD])).rejects.toMatchObject({ status: 403 });
  });

  it("rejects a body beyond all limits before reading it", async () => {
    const request = new Request("http://shop.test/", {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": String(500 * MEGABYTE),
      },
      body: "--x--",
    });
    await expect(readStudioForm(request, [FIELD])).rejects.toMatchObject({ status: 413 });
  });

  it.each([
    ["a photo", `--x\r\nContent-Disposition: form-data; name="${FIELD}"; filename="a.jpg"\r\n\r\nwoo`],
    ["a file nobody asked for", '--x\r\nContent-Disposition: form-data; name="y"; filename="a"\r\n\r\nwoo'],
    ["a field", '--x\r\nContent-Disposition: form-data; name="y"\r\n\r\nwoo'],
    ["a field's name", '--x\r\nContent-Disposition: form-data; name="y'],
    ["nothing", ""],
  ])("rejects a body that is aborted within %s", async (_where, body) => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const request = new Request("http://shop.test/", { method: "POST", headers, body });
    await expect(readStudioForm(request, [FIELD])).rejects.toMatchObject({ status: 400 });
  });

  it("rejects an endless body without Content-Length", async () => {
    const request = new Request("http://shop.test/", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: endless(),
      duplex: "half",
    } as RequestInit);
    await expect(readStudioForm(request, [FIELD])).rejects.toMatchObject({ status: 413 });
  });

  it.each([
    ["application/x-www-form-urlencoded", "a=b"],
    ["multipart/form-data", "--x--"],
    ["multipart/form-data; boundary=x", "no boundary here"],
    ["application/json", "{}"],
  ])("rejects %s that is not a multipart form", async (type, body) => {
    const request = new Request("http://shop.test/", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    await expect(readStudioForm(request, [FIELD])).rejects.toMatchObject({ status: 400 });
  });
});

function posted(form: FormData): Request {
  return new Request("http://shop.test/photomug-tool", { method: "POST", body: form });
}

function endless(): ReadableStream {
  const head = new TextEncoder().encode(
    `--x\r\nContent-Disposition: form-data; name="${FIELD}"; filename="a.jpg"\r\n\r\n`,
  );
  let isFirst = true;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(isFirst ? head : new Uint8Array(MEGABYTE));
      isFirst = false;
    },
  });
}
