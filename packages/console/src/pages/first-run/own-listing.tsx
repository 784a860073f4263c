/** TODO */
export const OwnListing = () => <p>drop</p>
