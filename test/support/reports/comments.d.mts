export interface CommentLine {
  readonly number: number;
  /** The whole line. */
  readonly line: string;
  /** The comment's words in the line. */
  readonly words: string;
}

/** The comments of a file, each as its lines. */
export declare function commentsOf(file: string, text: string): CommentLine[][];

/** The sentences of a comment that begin without a subject. */
export declare function dialectIn(
  comment: readonly CommentLine[],
): { readonly number: number; readonly sentence: string }[];
