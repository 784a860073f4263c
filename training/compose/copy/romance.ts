import { type Copy, list } from './copy.ts'

export const french: Copy = {
  code: 'fr',
  headlines: list(
    'Conçu pour le quotidien|Sentez la différence|Qualité premium|Naturellement meilleur|Les bienfaits|Hydratation intense|Idée cadeau parfaite|Confort toute la journée|Facile à nettoyer|Nos points forts',
  ),
  features: list(
    'Base antidérapante|Sans BPA|Compatible lave-vaisselle|Anti-fuite|Charge rapide|Résistant à l’eau|Acier inoxydable|Facile à nettoyer|Sangle réglable|Tissu respirant|Double paroi|Moteur silencieux|Pliable|Résiste à la chaleur|Grande capacité|Sans parfum|Sans sucres ajoutés|Lavable en machine',
  ),
  benefits: list(
    'Garde vos boissons froides 24 h et chaudes 12 h.|Poignée ergonomique pour une prise sûre.|Idéal pour le voyage, le bureau et l’école.|Pénètre rapidement sans laisser de film gras.|Se monte en quelques minutes sans outil.|Fabriqué à partir de matériaux durables.',
  ),
  badges: list(
    'Végan|Sans gluten|Bio|Sans OGM|Fabriqué en France|Sans parabènes|Garantie 2 ans|Sans huile de palme',
  ),
  howTo: list(
    'Mode d’emploi|Conseils d’utilisation|3 étapes faciles|Notice de montage|Préparation|Entretien',
  ),
  steps: list(
    'Ouvrez le couvercle et versez l’eau|Agitez avant emploi|Appliquez sur peau humide|Massez délicatement|Rincez abondamment|Appuyez sur le bouton|Fixez les pieds avec les vis|Retirez le film et pressez|Nettoyez la surface|Enfournez 25 minutes à 180 °C|Branchez le câble et allumez',
  ),
  ingredientsTitle: list('Ingrédients|Composition|INGRÉDIENTS|Nos ingrédients|Actifs clés'),
  ingredients: list(
    'Flocons d’avoine|Sucre de canne|Amandes|Sel de mer|Huile de tournesol|Beurre de cacao|Lait écrémé en poudre|Farine de blé|Amidon de riz|Purée de tomates|Oignon|Ail|Curcuma|Miel|Huile de coco|arôme naturel|Acide citrique|Lécithine de soja|Protéines de pois|Gingembre|Thé vert|Aloe vera|Beurre de karité',
  ),
  nutrition: list(
    'Valeurs nutritionnelles|pour 100 g|par portion|Énergie|Matières grasses|dont acides gras saturés|Glucides|dont sucres|Fibres alimentaires|Protéines|Sel',
  ),
  size: list(
    'Dimensions|Hauteur|Largeur|Profondeur|Contenance|Guide des tailles|Taille|Poitrine|Taille|Longueur',
  ),
  versus: list('Notre produit|Les autres|Comparez|Avant|Après|Pourquoi nous choisir ?|Autres marques'),
  colours: list(
    'Bleu marine|Anthracite|Ivoire|Sauge|Rose poudré|Moutarde|Terracotta|Pétrole|Bordeaux|Olive|Sable|Noir',
  ),
  kinds: list(
    'Shampooing|Lait corporel|Thé vert|Barre protéinée|Café en grains|Liquide vaisselle|Crème visage|Huile d’olive|Savon|Chocolat noir|Confiture',
  ),
  legal: list(
    'Tenir hors de portée des enfants. À conserver dans un endroit frais et sec.|Usage externe uniquement. Éviter le contact avec les yeux.|À consommer de préférence avant : voir couvercle. Traces éventuelles de fruits à coque.|Fabriqué pour Valmer SAS, 14 rue du Port, 44000 Nantes.|Pensez au tri ! Emballage recyclable.',
  ),
  box: list('Contenu de la boîte|Emballage|Haut|Fragile|Lot de 12|Coffret cadeau'),
  story: list(
    'Notre histoire|Deux amis et une idée simple : des produits honnêtes pour tous les jours.|Merci pour votre commande|Certificat|Carte de garantie|Enregistrez votre produit',
  ),
}

export const spanish: Copy = {
  code: 'es',
  headlines: list(
    'Diseñado para cada día|Siente la diferencia|Calidad superior|Naturalmente mejor|Beneficios|Hidratación profunda|El regalo perfecto|Comodidad todo el día|Hecho para durar|Características',
  ),
  features: list(
    'Base antideslizante|Libre de BPA|Apto para lavavajillas|Antifugas|Carga rápida|Resistente al agua|Acero inoxidable|Fácil de limpiar|Correa ajustable|Tejido transpirable|Doble pared|Motor silencioso|Plegable|Resistente al calor|Gran capacidad|Sin perfume|Sin azúcar añadido|Lavable a máquina',
  ),
  benefits: list(
    'Mantiene las bebidas frías 24 horas y calientes 12 horas.|Mango ergonómico para un agarre seguro.|Ideal para viajes, oficina y escuela.|Se absorbe rápido sin dejar residuos.|Se monta en minutos sin herramientas.|Fabricado con materiales sostenibles.',
  ),
  badges: list(
    'Vegano|Sin gluten|Ecológico|Sin OGM|Hecho en España|Sin parabenos|2 años de garantía|Sin lactosa',
  ),
  howTo: list('Modo de empleo|Cómo se usa|3 pasos fáciles|Instrucciones de montaje|Preparación|Cuidados'),
  steps: list(
    'Abra la tapa y llene de agua|Agitar antes de usar|Aplique sobre la piel húmeda|Masajee suavemente|Enjuague con agua tibia|Pulse el botón|Fije las patas con los tornillos|Retire la película y presione|Limpie la superficie|Hornee a 180 °C durante 25 minutos|Conecte el cable y encienda',
  ),
  ingredientsTitle: list('Ingredientes|INGREDIENTES|Composición|Ingredientes clave'),
  ingredients: list(
    'Copos de avena|Azúcar de caña|Almendras|Sal marina|Aceite de girasol|Manteca de cacao|Leche desnatada en polvo|Harina de trigo|Almidón de arroz|Tomate|Cebolla en polvo|Ajo|Cúrcuma|Miel|Aceite de coco|aroma natural|Ácido cítrico|Lecitina de soja|Proteína de guisante|Jengibre|Té verde|Aloe vera',
  ),
  nutrition: list(
    'Información nutricional|por 100 g|por porción|Valor energético|Grasas|de las cuales saturadas|Hidratos de carbono|de los cuales azúcares|Fibra alimentaria|Proteínas|Sal',
  ),
  size: list('Dimensiones|Alto|Ancho|Fondo|Capacidad|Tabla de tallas|Talla|Pecho|Cintura|Largo'),
  versus: list('El nuestro|Otros|Compara|Antes|Después|¿Por qué elegirnos?|Otras marcas'),
  colours: list(
    'Azul marino|Antracita|Marfil|Salvia|Rosa|Mostaza|Terracota|Verde azulado|Burdeos|Oliva|Arena|Negro',
  ),
  kinds: list(
    'Champú|Loción corporal|Té verde|Barrita de proteínas|Café en grano|Lavavajillas|Crema facial|Aceite de oliva|Jabón|Chocolate',
  ),
  legal: list(
    'Mantener fuera del alcance de los niños. Conservar en lugar fresco y seco.|Solo para uso externo. Evitar el contacto con los ojos.|Consumir preferentemente antes de: ver tapa. Puede contener trazas de frutos secos.|Fabricado para Costasol SL, Calle del Puerto 14, Valencia.',
  ),
  box: list('Contenido de la caja|Embalaje|Este lado arriba|Frágil|Pack de 12'),
  story: list(
    'Nuestra historia|Dos amigos y una idea sencilla: productos honestos para cada día.|Gracias por su compra|Certificado|Tarjeta de garantía|Registre su producto',
  ),
}

export const italian: Copy = {
  code: 'it',
  headlines: list(
    'Pensato per ogni giorno|Senti la differenza|Qualità superiore|Naturalmente migliore|I vantaggi|Idratazione profonda|Il regalo perfetto|Fatto per durare',
  ),
  features: list(
    'Base antiscivolo|Senza BPA|Lavabile in lavastoviglie|A prova di perdite|Ricarica rapida|Impermeabile|Acciaio inox|Facile da pulire|Cinturino regolabile|Traspirante|Doppia parete|Motore silenzioso|Pieghevole|Resistente al calore|Grande capacità|Senza profumo|Lavabile in lavatrice',
  ),
  benefits: list(
    'Mantiene le bevande fredde 24 ore e calde 12 ore.|Impugnatura ergonomica e sicura.|Ideale per viaggio, ufficio e scuola.|Si monta in pochi minuti senza attrezzi.|Realizzato con materiali sostenibili.',
  ),
  badges: list('Vegano|Senza glutine|Biologico|Senza OGM|Made in Italy|Senza parabeni|Garanzia 2 anni'),
  howTo: list('Modo d’uso|Come si usa|3 semplici passi|Istruzioni di montaggio|Preparazione|Lavaggio'),
  steps: list(
    'Aprire il coperchio e riempire d’acqua|Agitare prima dell’uso|Applicare sulla pelle umida|Massaggiare delicatamente|Risciacquare bene|Premere il pulsante|Fissare le gambe con le viti|Rimuovere la pellicola|Pulire la superficie|Cuocere a 180 °C per 25 minuti',
  ),
  ingredientsTitle: list('Ingredienti|INGREDIENTI|Cosa contiene|Principi attivi'),
  ingredients: list(
    'Fiocchi d’avena|Zucchero di canna|Mandorle|Sale marino|Olio di girasole|Burro di cacao|Latte scremato in polvere|Farina di grano|Amido di riso|Pomodoro|Cipolla in polvere|Aglio|Curcuma|Miele|Olio di cocco|aroma naturale|Acido citrico|Lecitina di soia|Proteine di pisello|Zenzero',
  ),
  nutrition: list(
    'Valori nutrizionali|per 100 g|per porzione|Energia|Grassi|di cui acidi grassi saturi|Carboidrati|di cui zuccheri|Fibre|Proteine|Sale',
  ),
  size: list(
    'Dimensioni|Altezza|Larghezza|Profondità|Capacità|Guida alle taglie|Taglia|Torace|Vita|Lunghezza',
  ),
  versus: list('Il nostro|Altri|Confronta|Prima|Dopo|Perché sceglierci?|Altre marche'),
  colours: list(
    'Blu navy|Antracite|Avorio|Salvia|Rosa cipria|Senape|Terracotta|Ottanio|Bordeaux|Oliva|Sabbia|Nero',
  ),
  kinds: list(
    'Shampoo|Crema corpo|Tè verde|Barretta proteica|Caffè in grani|Detersivo piatti|Crema viso|Olio d’oliva|Sapone|Cioccolato',
  ),
  legal: list(
    'Tenere fuori dalla portata dei bambini. Conservare in luogo fresco e asciutto.|Solo per uso esterno. Evitare il contatto con gli occhi.|Da consumarsi preferibilmente entro: vedi tappo. Può contenere tracce di frutta a guscio.|Prodotto per Marefondo Srl, Via del Porto 14, Genova.',
  ),
  box: list('Contenuto della confezione|Imballaggio|Alto|Fragile|Confezione da 12'),
  story: list(
    'La nostra storia|Due amici e un’idea semplice: prodotti onesti per ogni giorno.|Grazie per il tuo ordine|Certificato|Garanzia|Registra il prodotto',
  ),
}
