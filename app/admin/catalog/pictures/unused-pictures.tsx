import { DraftFormHead, type DraftFormKeys } from "../../drafts/draft-form-head";
import { shopTimeText } from "../../ui/format";
import type { PicturesPageView } from "./pictures.server";

const WIDTH = 200;

interface UnusedPicturesProps extends DraftFormKeys {
  pictures: PicturesPageView["product"]["unused_pictures"];
}

/** The uploaded pictures that neither the shop nor the draft shows, each with a form that deletes it for good. */
export function UnusedPictures({ pictures, ...form }: UnusedPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <section className="part" aria-labelledby="unused">
      <h2 id="unused">Not shown</h2>
      <p className="soft">
        We keep uploads that earlier changes show, so that those can be undone; others go after a week. If a
        picture must go now, for example because the person in it asks, delete it for good. Changes that need
        it can&rsquo;t be undone after that. Copies that browsers and your CDN keep can stay for a year: clear
        those of the CDN under /media/catalog/product/.
      </p>
      {pictures.map(({ file, url, uploaded_at }) => {
        const time = shopTimeText(uploaded_at);
        return (
          <form key={file} method="post" className="picture-row" aria-label={`Picture uploaded ${time}`}>
            {url && <img src={`${url}&width=${WIDTH}`} alt={`Uploaded ${time}`} loading="lazy" />}
            <div>
              <DraftFormHead {...form} />
              <input type="hidden" name="file" value={file} />
              <p>Uploaded {time}</p>
              <button
                type="submit"
                name="intent"
                value="delete-for-good"
                className="danger"
                aria-label={`Delete for good: picture uploaded ${time}`}
              >
                Delete for good
              </button>
            </div>
          </form>
        );
      })}
    </section>
  );
}
