/** `cem analyze`: the public surface of the elements, for editors and documentation. */
export default {
  globs: ['src/elements/**/*.ts'],
  outdir: 'dist/npm',
  litelement: true,
  packagejson: false,
  plugins: [publicMembers(), publishedPaths()],
};

/** Private, protected and underscored members are nobody's business. */
function publicMembers() {
  const isPublic = ({ name, privacy = 'public' }) => privacy === 'public' && !/^[#_]/.test(name);
  return {
    name: 'public-members',
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          if (declaration.members) declaration.members = declaration.members.filter(isPublic);
        }
      }
    },
  };
}

/** The package holds the built modules, not the sources. */
function publishedPaths() {
  const published = (path) => path.replace(/^\/?src\/(.*)\.(ts|js)$/, 'dist/npm/$1.js');
  const rewrite = (value) => {
    if (Array.isArray(value)) value.forEach(rewrite);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'path' || key === 'module') && typeof inner === 'string') {
        value[key] = published(inner);
      } else rewrite(inner);
    }
  };
  return {
    name: 'published-paths',
    packageLinkPhase: ({ customElementsManifest }) => rewrite(customElementsManifest),
  };
}
