import { ExportForm } from "../lists/export-form";
import { CheckEntry, CheckedEntries } from "../ui/checked-entries";
import { changedText } from "../ui/checked-ids";
import { FormProblem } from "../ui/form-problem";
import { shopTimeText } from "../ui/format";
import { NextPage } from "../ui/next-page";
import { Notice } from "../ui/notice";
import { StatusFilter } from "../ui/status-filter";
import { SavedViews } from "../views/saved-views";
import { decisionsFor, sharedPhotoStatuses, togetherFor } from "./shared-photo-statuses";
import type { SharedPhotosView } from "./shared-photos.server";

type Photo = SharedPhotosView["photos"][number];

/** Photos that customers shared, each with the forms that publish it or take it down. */
export function SharedPhotosPage({
  status,
  isOne,
  search,
  searched,
  photos,
  endCursor,
  hasStores,
  views,
  formKey,
  done,
  changed,
  problem,
}: SharedPhotosView & { problem: string | null }) {
  return (
    <>
      <div className="heading">
        <h1>Shared photos</h1>
        <ExportForm list="shared-photos" search={search} />
      </div>
      {problem !== null && <FormProblem message={problem} />}
      {problem === null && done && <Notice kind="success">{done}</Notice>}
      {problem === null && changed !== null && (
        <Notice kind="success">{changedText("photo", changed)}</Notice>
      )}
      <StatusFilter
        label="Shared photos"
        search={{ value: searched, placeholder: "Email or pet's name" }}
        status={status}
        titles={sharedPhotoStatuses}
      />
      <SavedViews list="SHARED_PHOTOS" views={views} search={search} />
      {photos.length === 0 && (
        <p className="part soft">
          {searched && !isOne
            ? "No photos match. Search by email, or by the name of a pet on the newest 2,000 photos of this status."
            : emptyText(isOne, status)}
        </p>
      )}
      {photos.map((photo) => (
        <PhotoPart key={photo.id} photo={photo} hasStores={hasStores} formKey={formKey} />
      ))}
      {photos.length > 0 && <CheckedEntries title="Checked photos" decisions={togetherFor[status]} />}
      <NextPage search={search} endCursor={endCursor} />
    </>
  );
}

function PhotoPart({ photo, hasStores, formKey }: { photo: Photo; hasStores: boolean; formKey: string }) {
  const { id, store_code, pet_name, email, story, consent, status, picture_url, created_at } = photo;
  const heading = `photo-${id}`;
  return (
    <section className="part" aria-labelledby={heading}>
      <h2 id={heading}>
        {pet_name} <span className="pill">{sharedPhotoStatuses[status]}</span>
      </h2>
      <p className="soft">
        Shared by {email}, {shopTimeText(created_at)}
        {hasStores && `, ${store_code}`}
      </p>
      {picture_url && (
        <p>
          <img className="claim-photo" src={picture_url} alt={`${pet_name}, as shared`} loading="lazy" />
        </p>
      )}
      {story && <p className="lines">{story}</p>}
      <p>
        <b>Consent:</b> {consent}
      </p>
      {togetherFor[status].length > 0 && <CheckEntry id={id} name={pet_name} />}
      {status !== "WITHDRAWN" && <Decisions photo={photo} formKey={formKey} />}
    </section>
  );
}

function Decisions({ photo: { id, pet_name, status }, formKey }: { photo: Photo; formKey: string }) {
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={formKey} />
    </>
  );
  return (
    <>
      <form method="post">
        {hidden}
        <p className="heading">
          {decisionsFor[status].map(([decision, title], index) => (
            <button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              className={index > 0 ? "quiet" : undefined}
              aria-label={`${title}: ${pet_name}`}
            >
              {title}
            </button>
          ))}
        </p>
      </form>
      <details>
        <summary>The customer doesn&rsquo;t want it shown anymore</summary>
        <form method="post">
          {hidden}
          <p>It is taken down, and nobody can publish it again.</p>
          <button type="submit" name="decision" value="WITHDRAWN" className="danger">
            Record the withdrawal
          </button>
        </form>
      </details>
    </>
  );
}

function emptyText(isOne: boolean, status: SharedPhotosView["status"]): string {
  if (isOne) return "This photo is no longer shared.";
  return status === "PENDING" ? "Every photo is checked." : "No photos have this status.";
}
