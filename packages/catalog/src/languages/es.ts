import type { LanguageData } from './language.ts'

/** Spanish. */
export const es: LanguageData = {
  names: {
    functionWords: 'y con para de del la el los las sin en un una o al por',
    accents: 'áéíñóú',
    stemmer: 'spanish',
    isProductLast: false,
    hasCompounds: false,
    isGuessed: true,
    unspacedLetters: null,
    purpose: 'con para',
    look: 'en',
    measures: 'unidades uds',
    modifiers: `
      negro negra blanco blanca gris azul rojo roja verde amarillo naranja rosa morado
      marrón beige crema plata plateado oro dorado transparente silicona cuero piel algodón
      lana lino madera metal acero plástico vidrio cerámica adulto niño niña niños hombre
      mujer unisex pequeño grande mini pack juego piezas talla nuevo
    `,
    accessories: `
      funda carcasa estuche correa cargador cable soporte base protector película cepillo
      cepillos cabezal cabezales filtro filtros bolsa bolsas dock empuñadura adaptador
      batería mando tapa recambio recambios repuesto repuestos accesorio accesorios pieza
      piezas manguera
    `,
    conjunctions: 'y',
    brandConjunctions: 'y',
    brandStarts: 'san la el',
    makers: 'marca',
    fits: 'para compatible con',
    stopWords: 'y o con para el la los las del de en sin lata botella bolsa frasco',
  },
  packs: {
    isReadable: true,
    caseLetters: '',
    words: {
      function: 'y o con sin para el los las del',
      quality: `
        natural nuevo nueva fresco fresca suave ligero ecológico integral tostado salado dulce
        picante negro blanco rojo verde azul amarillo clásico auténtico
      `,
      content: `
        leche nata mantequilla queso yogur avena almendra almendras avellana cacahuete
        chocolate miel fresa cereza manzana limón naranja zumo jugo agua café té cerveza vino
        pan harina arroz aceite oliva vinagre sal pimienta cebolla ajo sopa pollo jamón atún
        salmón huevos galletas jabón champú papas patatas fritas
      `,
    },
    units: {
      liter: 'litro litros',
      gram: 'gramos',
      kilogram: 'kilo kilos',
      piece: `
        unidades unidad unid unds uds ud piezas pieza comprimidos cápsulas bolsitas rollos
        toallitas pañales
      `,
      dimension: 'pulgadas',
    },
    joining: 'y con sin para',
    describing: '',
    sides: '',
    sets: { names: 'juego caja', links: 'de', endings: '' },
    labels: 'neto peso contenido',
    nutrients: {
      words: 'proteína proteínas grasas hidratos carbohidratos azúcares fibra',
      adjectives: '',
      links: /de\s/iu,
    },
    otherQuantities: {
      before: /por|cada|hasta|dosis|talla/iu,
      after: null,
      per: 'por al',
      doses: 'día',
    },
    promotions: null,
  },
  pages: {
    notFound:
      /p[áa]gina no encontrada|no (?:hemos podido|pudimos|podemos) encontrar (?:esa|esta|la) página|documento no encontrado/iu,
    robotCheck: /introduce los caracteres|escribe los caracteres|haz clic en el botón/iu,
    continueShopping: /(?:seguir|continuar) comprando/iu,
    apology: /algo (?:ha salido|salió) mal/iu,
    unavailable:
      /(?:actualmente|por el momento|temporalmente) (?:no disponible|sin (?:stock|existencias))|no disponible|agotado/iu,
    brandLabel: /marca|nombre de la marca/iu,
    brandWords: /marca/iu,
    byline: /^visit(?:a|ar|e) la (?:tienda|store) (?:de |da |do )?(.+)$/iu,
    rankLabel: /clasificación en los más vendidos/iu,
    rankLinks: 'en',
  },
  departments: {
    electronics: 'Electrónica | Electrónicos | Electrónica e informática | Electrónica y Tecnología',
    computers:
      'Informática | Computadoras | Cómputo y Accesorios | Computadoras, Componentes y Accesorios | Informática y Oficina | Computadoras y Accesorios',
    wireless:
      'Móviles y accesorios | Celulares y Accesorios | Comunicación móvil y accesorios | Telefonía móvil y comunicación | Celulares y Telefonía | Teléfonos Celulares y Accesorios',
    photo: 'Fotografía y videocámaras | Cámaras y Fotografía | Cámara y foto | Foto',
    'audio-video':
      'TV, vídeo y home cinema | Televisión y Video | Home cinema, TV y vídeo | Equipos de audio y Hi-Fi | TV, Audio y Video | Audio y Equipo de Sonido',
    'amazon-devices':
      'Dispositivos Amazon y accesorios | Dispositivos de Amazon y Accesorios | Dispositivos Amazon | Dispositivos de Amazon',
    'smart-home': 'Hogar digital | Hogar inteligente | Casa inteligente | Domótica',
    'car-electronics':
      'Electrónica para vehículos | GPS, navegadores y accesorios | Electrónica para Auto | GPS y Navegación | Electrónica para Automóviles',
    videogames: 'Videojuegos | Videojuegos y Consolas | PC y videojuegos',
    software: 'Software | Software y Descargas',
    'mobile-apps': 'Apps y Juegos | Appstore para Android | Aplicaciones y juegos | Apps y juegos',
    appliances:
      'Grandes electrodomésticos | Electrodomésticos | Línea Blanca | Grandes Electrodomésticos | Pequeño electrodoméstico | Electrodomésticos y Línea Blanca',
    kitchen:
      'Hogar y cocina | Hogar y Cocina | Cocina y hogar | Hogar | Cocina | Hogar y jardín | Casa y Cocina | Cocina y comedor | Textiles del hogar | Decoración del hogar | Hogar, Cocina y Jardín',
    furniture: 'Muebles | Muebles y Decoración | Muebles y accesorios',
    lighting: 'Iluminación | Iluminación y Ventiladores | Iluminación del hogar | Lámparas e iluminación',
    hi: 'Bricolaje y herramientas | Bricolaje | Herramientas y Mejoras del Hogar | Herramientas | Herramientas y Mejora del Hogar | Bricolaje y Herramientas | Ferretería | Herramientas y Ferretería | Mejoras del hogar',
    industrial:
      'Industria, empresas y ciencia | Industria, Empresas y Ciencia | Industria, Empresa y Ciencia | Industria y ciencia | Productos industriales y científicos | Industria y Científico',
    'lawn-garden':
      'Jardín | Jardín y exteriores | Patio, césped y jardín | Jardín y Exterior | Jardín y terraza | Patio, Césped y Jardín | Jardinería | Jardín y Exteriores',
    outdoor: 'Aire libre | Exterior',
    grocery:
      'Alimentación y bebidas | Alimentos y Bebidas | Alimentación | Supermercado | Despensa | Comida y bebida | Alimentos y bebidas | Abarrotes | Abarrotes y Alimentos Gourmet | Supermercado y Despensa',
    alcohol:
      'Cerveza, vino y licores | Cerveza, vino y bebidas alcohólicas | Vinos, Cervezas y Licores | Bebidas alcohólicas | Cervezas, vinos y licores',
    amazonfresh: 'Amazon Pantry | Amazon Fresh | Súper y despensa | Productos esenciales del hogar',
    hpc: 'Salud y cuidado personal | Salud y Cuidado Personal | Salud y Hogar | Salud y cuidado del hogar | Salud | Salud y belleza | Salud y Artículos del Hogar | Salud y artículos para el hogar | Limpieza y hogar | Cuidado de la salud y limpieza del hogar | Salud, Belleza y Cuidado Personal | Cuidado del hogar | Droguería',
    pharmacy: 'Farmacia | Parafarmacia | Medicamentos | Medicamentos y Remedios',
    beauty:
      'Belleza | Belleza y cuidado personal | Belleza y Cuidado Personal | Belleza y perfumes | Cosmética y belleza | Perfumes y cosmética',
    'luxury-beauty':
      'Belleza premium | Belleza de lujo | Belleza profesional | Belleza Premium | Belleza de Prestigio',
    'personal-care-appliances':
      'Afeitado y depilación | Aparatos de cuidado personal | Electrodomésticos de cuidado personal | Cuidado para Hombres',
    baby: 'Bebé | Bebés | Productos para Bebé | Productos para bebés | Bebé y puericultura | Todo para el bebé',
    'pet-supplies':
      'Productos para mascotas | Mascotas | Productos para Animales | Artículos para mascotas | Animales y mascotas | Accesorios para mascotas',
    toys: 'Juguetes y juegos | Juegos y juguetes | Juguetes | Juguetes y Juegos | Juegos y Juguetes',
    hobby: 'Hobbies | Pasatiempos | Modelismo',
    'entertainment-collectibles':
      'Coleccionables | Artículos de colección | Coleccionables de entretenimiento | Coleccionables Deportivos',
    apparel:
      'Moda | Ropa y accesorios | Ropa | Ropa, Zapatos y Accesorios | Ropa, zapatos y joyería | Ropa, Zapatos y Joyería | Ropa, calzado y joyería | Moda y accesorios | Ropa, Zapatos y Joyas',
    'fashion-womens':
      'Mujer | Hombre | Moda Mujer | Moda Hombre | Mujeres | Hombres | Ropa de mujer | Ropa de hombre',
    'fashion-girls':
      'Niña | Niño | Niñas | Niños | Moda Niñas | Moda Niños | Moda infantil | Moda Bebé | Ropa de bebé',
    shoes:
      'Zapatos y complementos | Zapatos | Calzado | Zapatos y bolsos | Zapatos y Accesorios | Calzado y bolsos | Zapatos y Bolsas',
    bags: 'Bolsos | Bolsas | Carteras y bolsos | Bolsas y Carteras | Bolsos y complementos',
    jewelry: 'Joyería | Joyas | Joyería y relojes',
    watch: 'Relojes | Relojes de pulsera | Relojería',
    luggage:
      'Equipaje | Equipaje y accesorios de viaje | Maletas y equipaje | Maletas y bolsas de viaje | Maletas | Equipaje y Bolsas de Viaje | Equipaje y Accesorios de Viaje',
    sporting:
      'Deportes y aire libre | Deportes y Aire Libre | Deportes | Deporte y aire libre | Deportes y actividades al aire libre | Deporte | Deporte y Aire Libre',
    'outdoor-recreation':
      'Camping y senderismo | Ciclismo | Actividades al aire libre | Acampada y senderismo | Campismo y Senderismo | Pesca',
    automotive:
      'Coche y moto | Automotriz y Motocicletas | Coche y moto - piezas y accesorios | Auto y Moto | Automotriz | Coche y Moto | Motor | Autos y Motocicletas | Refacciones y accesorios para auto | Automotriz y Motos | Coche',
    motorcycle: 'Motos, accesorios y piezas | Motocicletas | Motos | Motocicletas y Powersports',
    mi: 'Instrumentos musicales | Instrumentos Musicales | Instrumentos musicales y DJ',
    'office-products':
      'Oficina y papelería | Oficina y Papelería | Papelería y oficina | Material de oficina | Productos de Oficina | Artículos de Oficina y Papelería | Oficina | Papelería | Productos para Oficina',
    'gift-cards': 'Cheques regalo | Tarjetas de Regalo | Tarjetas regalo | Cheques Regalo',
    'arts-crafts':
      'Manualidades y costura | Arte y manualidades | Arte y Manualidades | Arte, Manualidades y Costura | Artes, Manualidades y Costura | Manualidades | Costura y manualidades | Artes y manualidades',
    handmade: 'Productos Handmade | Handmade | Handmade Productos | Hecho a mano | Productos hechos a mano',
    art: 'Arte | Bellas artes | Obras de arte | Láminas y pósteres',
    'party-supplies':
      'Artículos para fiestas | Fiestas | Fiesta y eventos | Artículos para Fiesta | Suministros para fiestas | Decoración de Fiestas',
    books:
      'Libros | Libros en idiomas extranjeros | Libros en inglés | Libros de texto | Libros infantiles | Libros universitarios y de estudios superiores | Libros y lectura',
    'digital-text': 'Tienda Kindle | eBooks Kindle | eBooks | Libros electrónicos | Kindle',
    magazines: 'Revistas | Revistas y periódicos | Suscripciones a revistas | Quiosco',
    audible: 'Audible Audiolibros y Originales | Audiolibros Audible | Audiolibros | Audible',
    dvd: 'Películas y TV | Películas y Series de TV | Cine y series TV | Cine y series | DVD y Blu-ray | Películas y series | Películas | Películas, Series de TV y Música | Cine, TV y Música',
    'instant-video': 'Prime Video | Vídeos | Amazon Video | Video',
    music:
      'CDs y vinilos | Música: CDs y vinilos | Música | CD y vinilos | Música Clásica | CDs y Vinilos | CDs y vinilo | Música, CDs y Vinilos | Vinilos',
    dmusic: 'Música Digital | Música digital | Descargas MP3 | Amazon Music',
    'amazon-renewed': 'Amazon Renewed | Reacondicionados | Productos reacondicionados | Amazon Renovado',
  },
  categoryWords: () => import('./category-words/es.ts'),
}
