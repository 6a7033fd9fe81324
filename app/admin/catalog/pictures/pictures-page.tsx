import { DraftFormHead, type DraftFormKeys } from "../../drafts/draft-form-head";
import { DraftPart } from "../../drafts/draft-part";
import type { FormRejection } from "../../frame/failed-form.server";
import { FormProblem } from "../../ui/form-problem";
import { Notice } from "../../ui/notice";
import { TextField } from "../../ui/text-field";
import { PictureRow } from "./picture-row";
import type { PicturesPageView } from "./pictures.server";
import { NO_CARD } from "./pictures-form";
import { UnusedPictures } from "./unused-pictures";

const MAX_TEXT = 250;

interface PicturesPageProps extends PicturesPageView {
  problem: FormRejection | null;
}

/** The pictures of a product: their order, their texts, and a form for another one. */
export function PicturesPage({ product, path, mayEdit, formKey, done, problem }: PicturesPageProps) {
  const {
    name,
    pictures,
    unused_pictures: unused,
    draft,
    version,
    are_pictures_changed: areChanged,
  } = product;
  const form = { version, formKey };
  return (
    <>
      <h1>Pictures of {name}</h1>
      {problem && <FormProblem message={problem.message} field={fieldOf(problem)} />}
      {!problem && done && <Notice kind="success">{done}</Notice>}
      <p className="soft">
        <a href={path}>Back to the product</a>{" "}
        {areChanged && <span className="pill">Changed from the brand folder</span>}
      </p>
      {draft && (
        <DraftPart
          draft={draft}
          previewPath={`${path}/preview`}
          mayEdit={mayEdit}
          {...form}
          problem={problem}
        />
      )}
      <Gallery pictures={pictures} mayEdit={mayEdit} {...form} problem={problem} />
      {mayEdit && <AddForm {...form} problem={problem} />}
      {mayEdit && <UnusedPictures pictures={unused} {...form} />}
      {mayEdit && areChanged && (
        <form method="post">
          <DraftFormHead {...form} />
          <button type="submit" name="intent" value="reset" className="quiet">
            Use the folder&rsquo;s pictures
          </button>
        </form>
      )}
    </>
  );
}

interface GalleryProps extends DraftFormKeys {
  pictures: PicturesPageView["product"]["pictures"];
  mayEdit: boolean;
  problem: FormRejection | null;
}

function Gallery({ pictures, mayEdit, problem, ...form }: GalleryProps) {
  const card = problem?.typed.card ?? pictures.find(({ is_on_card }) => is_on_card)?.file ?? NO_CARD;
  return (
    <section className="part" aria-labelledby="gallery">
      <h2 id="gallery">Gallery</h2>
      <p className="soft">The product&rsquo;s page shows its drawing first, and then these.</p>
      {pictures.length === 0 && <p>There are no pictures yet.</p>}
      {pictures.length > 0 && (
        <form method="post" aria-label="Gallery">
          <DraftFormHead {...form} />
          {mayEdit && <SaveOnEnter />}
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.file}
              picture={picture}
              index={index}
              count={pictures.length}
              card={card}
              mayEdit={mayEdit}
              problem={problem}
            />
          ))}
          <label className="choice">
            <input
              type="radio"
              name="card"
              value={NO_CARD}
              defaultChecked={card === NO_CARD}
              disabled={!mayEdit}
            />
            <span>Show the drawing on cards</span>
          </label>
          {mayEdit && (
            <p>
              <button type="submit" name="intent" value="save">
                Save draft
              </button>
            </p>
          )}
        </form>
      )}
    </section>
  );
}

/** The first button of a form is the one that the Enter key presses. */
function SaveOnEnter() {
  return (
    <button type="submit" name="intent" value="save" className="unseen" tabIndex={-1} aria-hidden="true">
      Save draft
    </button>
  );
}

function AddForm({ problem, ...form }: DraftFormKeys & { problem: FormRejection | null }) {
  const messageOf = (field: string) => (problem?.field === field ? problem.message : null);
  return (
    <section className="part" aria-labelledby="add">
      <h2 id="add">Add a picture</h2>
      <form method="post" encType="multipart/form-data" aria-label="Add a picture">
        <DraftFormHead {...form} />
        <TextField
          name="picture"
          label="Picture"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP of up to 8 MB, at least 200 pixels a side."
          problem={messageOf("picture")}
          required
        />
        <TextField
          name="alternative_text"
          label="Description of the picture"
          hint="For people who can't see it, and for search engines."
          limit={MAX_TEXT}
          defaultValue={problem?.typed.alternative_text}
          problem={messageOf("alternative_text")}
          required
        />
        <button type="submit" name="intent" value="add">
          Add to draft
        </button>
      </form>
    </section>
  );
}

/** The field whose value was rejected; null when it was the whole form. */
function fieldOf({ field }: FormRejection) {
  if (field === "at") return { id: "at", label: "Publish at" };
  if (field === "picture") return { id: "picture", label: "Picture" };
  const isText = field === "alternative_text" || field?.startsWith("alt-");
  return field && isText ? { id: field, label: "Description of the picture" } : null;
}
