import { describe, expect, test } from "vitest";
import { picturesOfForm } from "~/admin/catalog/pictures/pictures-form";

/** Three pictures as their form sends them; `changes` adds fields. */
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [index, file] of ["a.jpg", "b.jpg", "c.jpg"].entries()) {
    form.set(`file-${index}`, file);
    form.set(`alt-${index}`, `Picture ${file}`);
  }
  form.set("card", "b.jpg");
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

const filesOf = (intent: string, changes?: Record<string, string>) =>
  picturesOfForm(formOf(changes), intent)?.pictures.map(({ file }) => file);

describe("the pictures of a form", () => {
  test("are in its order, with their texts and the one on cards", () => {
    expect(picturesOfForm(formOf(), "save")?.pictures).toEqual([
      { file: "a.jpg", alternative_text: "Picture a.jpg", is_on_card: false },
      { file: "b.jpg", alternative_text: "Picture b.jpg", is_on_card: true },
      { file: "c.jpg", alternative_text: "Picture c.jpg", is_on_card: false },
    ]);
  });

  test("change places with their neighbors", () => {
    expect(filesOf("up-1")).toEqual(["b.jpg", "a.jpg", "c.jpg"]);
    expect(filesOf("down-1")).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
    expect(filesOf("up-0")).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    expect(filesOf("down-2")).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  });

  test("lack those that are removed, and their numbers say which are left", () => {
    expect(picturesOfForm(formOf({ "remove-1": "on" }), "save")).toMatchObject({ numbers: ["0", "2"] });
  });

  test("are null for other forms", () => {
    expect(picturesOfForm(formOf(), "publish")).toBeNull();
  });
});
