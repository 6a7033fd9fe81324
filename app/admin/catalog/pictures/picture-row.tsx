import type { FormRejection } from "../../frame/failed-form.server";
import { TextField } from "../../ui/text-field";
import type { PicturesPageView } from "./pictures.server";

const MAX_TEXT = 250;
const WIDTH = 200;

interface PictureRowProps {
  picture: PicturesPageView["product"]["pictures"][number];
  index: number;
  /** The number of pictures. */
  count: number;
  /** The file of the picture on cards. */
  card: string;
  mayEdit: boolean;
  problem: FormRejection | null;
}

/** One picture of the gallery, with its text, its place, and whether it is on cards. */
export function PictureRow({ picture, index, count, card, mayEdit, problem }: PictureRowProps) {
  const { file, url, alternative_text } = picture;
  const name = `picture ${index + 1}`;
  const isTyped = problem?.typed[`file-${index}`] === file;
  return (
    <fieldset className="picture-row">
      <legend>Picture {index + 1}</legend>
      <input type="hidden" name={`file-${index}`} value={file} />
      {url ? (
        <img src={`${url}&width=${WIDTH}`} alt={alternative_text} loading="lazy" />
      ) : (
        <p>The file {file} is missing.</p>
      )}
      <div>
        <TextField
          name={`alt-${index}`}
          label="Description of the picture"
          limit={mayEdit ? MAX_TEXT : undefined}
          defaultValue={isTyped ? problem?.typed[`alt-${index}`] : alternative_text}
          problem={problem?.field === `alt-${index}` ? problem.message : null}
          readOnly={!mayEdit}
        />
        <label className="choice">
          <input
            type="radio"
            name="card"
            value={file}
            defaultChecked={card === file}
            disabled={!mayEdit}
            aria-label={`Show ${name} on cards`}
          />
          <span>Show on cards</span>
        </label>
        {mayEdit && (
          <>
            <label className="choice">
              <input
                type="checkbox"
                name={`remove-${index}`}
                defaultChecked={isTyped && problem?.typed[`remove-${index}`] !== undefined}
                aria-label={`Remove ${name}`}
              />
              <span>Remove</span>
            </label>
            <p>
              {index > 0 && <MoveButton value={`up-${index}`} title="Move up" name={name} />}{" "}
              {index < count - 1 && <MoveButton value={`down-${index}`} title="Move down" name={name} />}
            </p>
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Saves the form with the picture at its new place. */
function MoveButton({ value, title, name }: { value: string; title: string; name: string }) {
  return (
    <button type="submit" name="intent" value={value} className="quiet" aria-label={`${title}: ${name}`}>
      {title}
    </button>
  );
}
