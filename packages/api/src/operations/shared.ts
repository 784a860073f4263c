/** Returns the example of a page with one entry, which is the last one. */
export const pageOf = <Entry>(entry: Entry) => ({ data: [entry], has_more: false, next_cursor: null })
