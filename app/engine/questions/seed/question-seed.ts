/** A question that is asked often, with the shop's answer. */
export interface QuestionSeed {
  /** Names it for ever. */
  key: string;
  /** Keys of the blueprints whose products it is about; null: everything the shop sells. */
  blueprints: string[] | null;
  question: string;
  answer: string;
}
