import { Status } from "../../ui/live-region";
import { SearchField } from "./search-field";

interface ArtSearchProps {
  wanted: string;
  onChange: (wanted: string) => void;
  /** Drawings that match. */
  count: number;
}

/** Searches the clip art by words. */
export function ArtSearch({ wanted, onChange, count }: ArtSearchProps) {
  return (
    <div className="mb-2">
      <SearchField
        label="Search clip art"
        placeholder="Search, such as birthday"
        wanted={wanted}
        onChange={onChange}
      />
      {wanted.trim() !== "" && count === 0 && (
        <Status className="mt-1 text-sm text-soft-ink">No clip art for “{wanted.trim()}”.</Status>
      )}
    </div>
  );
}
