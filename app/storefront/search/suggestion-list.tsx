import { SearchIcon } from "../ui/icons";
import { ProductImage } from "../ui/product-image";
import { optionId } from "./option-id";
import type { SearchSuggestion } from "./search-suggestions";

interface SuggestionListProps {
  id: string;
  suggestions: SearchSuggestion[];
  /** Index of the suggestion that Enter opens; -1 for none. */
  chosen: number;
  onChoose: (suggestion: SearchSuggestion) => void;
}

/** The list below the search box; the focus stays in the box while it is open. */
export function SuggestionList({ id, suggestions, chosen, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-50 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <Suggestion
          key={suggestion.path}
          id={optionId(id, index)}
          suggestion={suggestion}
          isChosen={index === chosen}
          onChoose={() => onChoose(suggestion)}
        />
      ))}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  suggestion: SearchSuggestion;
  isChosen: boolean;
  onChoose: () => void;
}

function Suggestion({ id, suggestion: { title, picture, price }, isChosen, onChoose }: SuggestionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={({ key }) => key === "Enter" && onChoose()}
      className={`flex min-h-[48px] cursor-pointer items-center gap-3 rounded-field px-2 hover:bg-accent-tint ${isChosen ? "bg-accent-tint" : ""}`}
    >
      {picture ? (
        <ProductImage
          src={picture}
          pixels={80}
          alt=""
          width="40"
          height="40"
          className="h-10 w-10 rounded-[6px]"
        />
      ) : (
        <SearchIcon className="mx-2 h-6 w-6 shrink-0 text-soft-ink" />
      )}
      <span className="min-w-0 flex-1">{title}</span>
      {price && <span className="text-sm text-soft-ink">{price}</span>}
    </div>
  );
}
